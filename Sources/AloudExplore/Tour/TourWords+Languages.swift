// The tour in every language that has a voice; gestures go by the names that VoiceOver's settings have there.
extension TourWords {
  static let english = TourWords(
    "en",
    """
    welcome       = Welcome to VoiceOver
    welcomeRight  = Swipe right with one finger anywhere on the screen: the cursor goes to the next item.
    welcomeLeft   = Swipe left to go back. At the first and the last item you hear a sound.
    welcomeTap    = Double tap anywhere to press the item that was said last. The button below begins the tour.
    begin         = Begin
    next          = Next
    headings      = Moving by headings
    headingsRotor = Turn two fingers on the screen like a dial until you hear Headings: that is the rotor. Then swipe down to go from heading to heading.
    morning       = Morning
    morningText   = Bread, cheese and tea
    evening       = Evening
    eveningText   = Soup and a pear
    controls      = Controls
    switchText    = The next item is a switch. Double tap to turn it on or off.
    airplaneMode  = Airplane Mode
    sliderText    = The next item can be adjusted. Swipe up or down with one finger.
    brightness    = Brightness
    fieldText     = The next item is a text field. Double tap to edit it, and type. Draw a Z with two fingers when you have finished.
    name          = Your name
    actions       = Actions
    actionsText   = The message below can do more. Swipe up or down to choose an action, then double tap.
    message       = Mina: shall we meet at six?
    reply         = Reply
    replied       = Reply sent
    delete        = Delete
    deleted       = Message deleted
    magicText     = Double tap with two fingers, wherever the cursor is: music plays, or a call is answered. That is the magic tap.
    magic         = The music plays
    showSheet     = Show a sheet
    sheet         = A sheet
    sheetText     = While it is open, nothing behind it can be reached. In a moment you will hear an announcement. Then draw a Z with two fingers to close it.
    announcement  = This is an announcement
    close         = Close
    end           = You have done it
    endText       = You know the gestures that matter most. The question mark key shows the others.
    again         = Start again
    """)

  static let korean = TourWords(
    "ko",
    """
    welcome       = VoiceOver에 오신 것을 환영합니다
    welcomeRight  = 화면 아무 곳이나 한 손가락으로 오른쪽으로 쓸어넘기십시오. 커서가 다음 항목으로 이동합니다.
    welcomeLeft   = 왼쪽으로 쓸어넘기면 이전 항목으로 돌아갑니다. 첫 항목과 마지막 항목에서는 효과음이 들립니다.
    welcomeTap    = 방금 들은 항목을 누르려면 화면 아무 곳이나 이중 탭하십시오. 아래 버튼으로 연습을 시작합니다.
    begin         = 시작
    next          = 다음
    headings      = 머리말로 이동하기
    headingsRotor = 머리말이라는 말이 들릴 때까지 두 손가락을 다이얼처럼 돌리십시오. 이것이 로터입니다. 그런 다음 아래로 쓸어넘기면 다음 머리말로 이동합니다.
    morning       = 아침
    morningText   = 밥과 미역국
    evening       = 저녁
    eveningText   = 비빔밥과 배 한 개
    controls      = 조절하기
    switchText    = 다음 항목은 전환 버튼입니다. 끄거나 켜려면 이중 탭하십시오.
    airplaneMode  = 에어플레인 모드
    sliderText    = 다음 항목은 값을 조절할 수 있습니다. 한 손가락으로 위 또는 아래로 쓸어넘기십시오.
    brightness    = 밝기
    fieldText     = 다음 항목은 텍스트 필드입니다. 이중 탭하여 편집을 시작하고 이름을 입력하십시오. 다 입력했으면 두 손가락으로 Z 모양을 그리십시오.
    name          = 이름
    actions       = 동작
    actionsText   = 아래 메시지에는 여러 동작이 있습니다. 위 또는 아래로 쓸어넘겨 동작을 고른 다음 이중 탭하십시오.
    message       = 민아: 여섯 시에 만날까요?
    reply         = 답장
    replied       = 답장을 보냈습니다
    delete        = 삭제
    deleted       = 메시지를 삭제했습니다
    magicText     = 커서가 어디에 있든 두 손가락으로 이중 탭하면 음악이 재생되거나 전화를 받습니다. 이것이 매직 탭입니다.
    magic         = 음악을 재생합니다
    showSheet     = 시트 보기
    sheet         = 시트
    sheetText     = 시트가 열려 있는 동안에는 뒤에 있는 항목으로 이동할 수 없습니다. 잠시 후 알림이 들립니다. 그런 다음 두 손가락으로 Z 모양을 그려 시트를 닫으십시오.
    announcement  = 이것이 알림입니다
    close         = 닫기
    end           = 모두 마쳤습니다
    endText       = 가장 중요한 제스처를 모두 익혔습니다. 다른 제스처는 물음표 키를 눌러 볼 수 있습니다.
    again         = 처음부터 다시 하기
    """)

  static let japanese = TourWords(
    "ja",
    """
    welcome       = VoiceOverへようこそ
    welcomeRight  = 画面のどこでも、1本指で右にスワイプしてください。カーソルが次の項目に移動します。
    welcomeLeft   = 左にスワイプすると前の項目に戻ります。最初と最後の項目では音が鳴ります。
    welcomeTap    = 読み上げられた項目を押すには、画面のどこでもダブルタップしてください。下のボタンで練習を始めます。
    begin         = 始める
    next          = 次へ
    headings      = 見出しで移動する
    headingsRotor = 「見出し」と聞こえるまで、2本指をダイヤルのように回してください。これがローターです。それから下にスワイプすると、次の見出しに移動します。
    morning       = 朝
    morningText   = ごはんとみそ汁
    evening       = 夜
    eveningText   = うどんと梨
    controls      = コントロール
    switchText    = 次の項目はスイッチです。ダブルタップするとオンとオフが切り替わります。
    airplaneMode  = 機内モード
    sliderText    = 次の項目は値を調整できます。1本指で上または下にスワイプしてください。
    brightness    = 明るさ
    fieldText     = 次の項目はテキストフィールドです。ダブルタップして編集を始め、入力してください。終わったら、2本指でZの形を描いてください。
    name          = お名前
    actions       = アクション
    actionsText   = 下のメッセージにはほかの操作もあります。上または下にスワイプしてアクションを選び、ダブルタップしてください。
    message       = ミナ：6時に会いませんか？
    reply         = 返信
    replied       = 返信しました
    delete        = 削除
    deleted       = メッセージを削除しました
    magicText     = カーソルがどこにあっても、2本指でダブルタップすると音楽が再生されたり、電話に出たりします。これがマジックタップです。
    magic         = 音楽を再生します
    showSheet     = シートを表示
    sheet         = シート
    sheetText     = シートが開いている間は、後ろの項目に移動できません。まもなくお知らせが聞こえます。それから2本指でZの形を描いて閉じてください。
    announcement  = これがお知らせです
    close         = 閉じる
    end           = これで終わりです
    endText       = いちばん大切なジェスチャを覚えました。ほかのジェスチャは「?」キーで見られます。
    again         = もう一度始める
    """)

  static let german = TourWords(
    "de",
    """
    welcome       = Willkommen bei VoiceOver
    welcomeRight  = Streiche irgendwo auf dem Bildschirm mit einem Finger nach rechts: Der Cursor geht zum nächsten Objekt.
    welcomeLeft   = Streiche nach links, um zurückzugehen. Am ersten und am letzten Objekt hörst du einen Ton.
    welcomeTap    = Doppeltippe irgendwo, um das zuletzt genannte Objekt zu drücken. Mit der Taste unten beginnt die Tour.
    begin         = Beginnen
    next          = Weiter
    headings      = Von Überschrift zu Überschrift
    headingsRotor = Drehe zwei Finger auf dem Bildschirm wie einen Regler, bis du Überschriften hörst: Das ist der Rotor. Streiche dann nach unten, um zur nächsten Überschrift zu gehen.
    morning       = Morgens
    morningText   = Brot, Käse und Tee
    evening       = Abends
    eveningText   = Suppe und eine Birne
    controls      = Steuerelemente
    switchText    = Das nächste Objekt ist ein Schalter. Doppeltippe, um ihn ein- oder auszuschalten.
    airplaneMode  = Flugmodus
    sliderText    = Das nächste Objekt ist anpassbar. Streiche mit einem Finger nach oben oder unten.
    brightness    = Helligkeit
    fieldText     = Das nächste Objekt ist ein Textfeld. Doppeltippe, um es zu bearbeiten, und schreibe. Zeichne mit zwei Fingern ein Z, wenn du fertig bist.
    name          = Dein Name
    actions       = Aktionen
    actionsText   = Die Nachricht unten kann mehr. Streiche nach oben oder unten, um eine Aktion zu wählen, und doppeltippe dann.
    message       = Mina: Treffen wir uns um sechs?
    reply         = Antworten
    replied       = Antwort gesendet
    delete        = Löschen
    deleted       = Nachricht gelöscht
    magicText     = Doppeltippe mit zwei Fingern, wo auch immer der Cursor ist: Musik spielt, oder ein Anruf wird angenommen.
    magic         = Die Musik spielt
    showSheet     = Ein Blatt zeigen
    sheet         = Ein Blatt
    sheetText     = Solange es offen ist, ist nichts dahinter erreichbar. Gleich hörst du eine Mitteilung. Zeichne dann mit zwei Fingern ein Z, um es zu schließen.
    announcement  = Das ist eine Mitteilung
    close         = Schließen
    end           = Geschafft
    endText       = Du kennst jetzt die wichtigsten Gesten. Die Taste mit dem Fragezeichen zeigt die anderen.
    again         = Noch einmal
    """)

  static let french = TourWords(
    "fr",
    """
    welcome       = Bienvenue dans VoiceOver
    welcomeRight  = Balayez vers la droite avec un doigt, n’importe où sur l’écran : le curseur passe à l’élément suivant.
    welcomeLeft   = Balayez vers la gauche pour revenir. Au premier et au dernier élément, vous entendez un son.
    welcomeTap    = Touchez deux fois l’écran, n’importe où, pour activer l’élément énoncé en dernier. Le bouton ci-dessous commence la visite.
    begin         = Commencer
    next          = Suivant
    headings      = Aller de titre en titre
    headingsRotor = Tournez deux doigts sur l’écran comme un bouton rotatif jusqu’à entendre « titres » : c’est le rotor. Balayez ensuite vers le bas pour passer au titre suivant.
    morning       = Le matin
    morningText   = Du pain, du fromage et du thé
    evening       = Le soir
    eveningText   = Une soupe et une poire
    controls      = Réglages
    switchText    = L’élément suivant est un interrupteur. Touchez deux fois pour l’activer ou le désactiver.
    airplaneMode  = Mode Avion
    sliderText    = L’élément suivant est ajustable. Balayez vers le haut ou vers le bas avec un doigt.
    brightness    = Luminosité
    fieldText     = L’élément suivant est un champ de texte. Touchez deux fois pour le modifier, puis écrivez. Tracez un Z avec deux doigts quand vous avez terminé.
    name          = Votre nom
    actions       = Actions
    actionsText   = Le message ci-dessous offre d’autres actions. Balayez vers le haut ou vers le bas pour en choisir une, puis touchez deux fois.
    message       = Mina : on se voit à six heures ?
    reply         = Répondre
    replied       = Réponse envoyée
    delete        = Supprimer
    deleted       = Message supprimé
    magicText     = Touchez deux fois avec deux doigts, où que soit le curseur : la musique démarre, ou un appel est accepté.
    magic         = La musique joue
    showSheet     = Afficher une feuille
    sheet         = Une feuille
    sheetText     = Tant qu’elle est ouverte, rien derrière elle n’est accessible. Vous allez entendre une annonce. Tracez ensuite un Z avec deux doigts pour la fermer.
    announcement  = Ceci est une annonce
    close         = Fermer
    end           = C’est terminé
    endText       = Vous connaissez les gestes les plus importants. La touche point d’interrogation montre les autres.
    again         = Recommencer
    """)

  static let spanish = TourWords(
    "es",
    """
    welcome       = Te damos la bienvenida a VoiceOver
    welcomeRight  = Desliza un dedo hacia la derecha en cualquier parte de la pantalla: el cursor pasa al ítem siguiente.
    welcomeLeft   = Desliza hacia la izquierda para volver. En el primer ítem y en el último oyes un sonido.
    welcomeTap    = Pulsa dos veces en cualquier parte para activar el ítem que se ha leído. El botón de abajo empieza el recorrido.
    begin         = Empezar
    next          = Siguiente
    headings      = De cabecera en cabecera
    headingsRotor = Gira dos dedos en la pantalla como un dial hasta oír «cabeceras»: es el rotor. Después desliza hacia abajo para ir a la cabecera siguiente.
    morning       = Por la mañana
    morningText   = Pan, queso y té
    evening       = Por la noche
    eveningText   = Sopa y una pera
    controls      = Controles
    switchText    = El ítem siguiente es un conmutador. Pulsa dos veces para activarlo o desactivarlo.
    airplaneMode  = Modo Avión
    sliderText    = El ítem siguiente es ajustable. Desliza un dedo hacia arriba o hacia abajo.
    brightness    = Brillo
    fieldText     = El ítem siguiente es un campo de texto. Pulsa dos veces para editarlo y escribe. Dibuja una Z con dos dedos cuando termines.
    name          = Tu nombre
    actions       = Acciones
    actionsText   = El mensaje de abajo ofrece más acciones. Desliza hacia arriba o hacia abajo para elegir una y pulsa dos veces.
    message       = Mina: ¿quedamos a las seis?
    reply         = Responder
    replied       = Respuesta enviada
    delete        = Eliminar
    deleted       = Mensaje eliminado
    magicText     = Pulsa dos veces con dos dedos, esté donde esté el cursor: suena la música o se acepta una llamada.
    magic         = Suena la música
    showSheet     = Mostrar una hoja
    sheet         = Una hoja
    sheetText     = Mientras está abierta, no se llega a nada de lo que hay detrás. Enseguida oirás un anuncio. Después dibuja una Z con dos dedos para cerrarla.
    announcement  = Esto es un anuncio
    close         = Cerrar
    end           = Lo has conseguido
    endText       = Ya conoces los gestos más importantes. La tecla del signo de interrogación muestra los demás.
    again         = Empezar de nuevo
    """)

  static let simplifiedChinese = TourWords(
    "zh-Hans",
    """
    welcome       = 欢迎使用“旁白”
    welcomeRight  = 在屏幕任意位置用一个手指向右轻扫，光标会移到下一个项目。
    welcomeLeft   = 向左轻扫可返回上一个项目。到达第一个或最后一个项目时会听到提示音。
    welcomeTap    = 若要按下刚才读出的项目，请在屏幕任意位置轻点两下。下方的按钮开始练习。
    begin         = 开始
    next          = 下一步
    headings      = 按标题移动
    headingsRotor = 用两个手指在屏幕上像转动旋钮一样转动，直到听到“标题”，这就是转子。然后向下轻扫，移到下一个标题。
    morning       = 早上
    morningText   = 豆浆和油条
    evening       = 晚上
    eveningText   = 面条和一个梨
    controls      = 控件
    switchText    = 下一个项目是开关。轻点两下来打开或关闭。
    airplaneMode  = 飞行模式
    sliderText    = 下一个项目可以调整。用一个手指向上或向下轻扫。
    brightness    = 亮度
    fieldText     = 下一个项目是文本栏。轻点两下来编辑，然后输入。完成后，用两个手指画一个 Z 字。
    name          = 你的姓名
    actions       = 操作
    actionsText   = 下面的信息还有其他操作。向上或向下轻扫来选择一个操作，然后轻点两下。
    message       = 米娜：六点见面好吗？
    reply         = 回复
    replied       = 已发送回复
    delete        = 删除
    deleted       = 已删除信息
    magicText     = 无论光标在哪里，用两个手指轻点两下就会播放音乐或接听电话。
    magic         = 正在播放音乐
    showSheet     = 显示表单
    sheet         = 表单
    sheetText     = 表单打开时，无法移到它后面的项目。稍后会听到一条通知。然后用两个手指画一个 Z 字来关闭它。
    announcement  = 这是一条通知
    close         = 关闭
    end           = 练习完成
    endText       = 你已学会最重要的手势。按问号键可查看其他手势。
    again         = 重新开始
    """)

  static let russian = TourWords(
    "ru",
    """
    welcome       = Добро пожаловать в VoiceOver
    welcomeRight  = Смахните одним пальцем вправо в любом месте экрана: курсор перейдёт к следующему объекту.
    welcomeLeft   = Смахните влево, чтобы вернуться. На первом и последнем объекте раздаётся звук.
    welcomeTap    = Коснитесь экрана дважды в любом месте, чтобы нажать последний названный объект. Кнопка ниже начинает урок.
    begin         = Начать
    next          = Далее
    headings      = От заголовка к заголовку
    headingsRotor = Поворачивайте два пальца на экране, как регулятор, пока не услышите «Заголовки»: это ротор. Затем смахните вниз, чтобы перейти к следующему заголовку.
    morning       = Утром
    morningText   = Хлеб, сыр и чай
    evening       = Вечером
    eveningText   = Суп и груша
    controls      = Элементы управления
    switchText    = Следующий объект — переключатель. Коснитесь дважды, чтобы включить или выключить его.
    airplaneMode  = Авиарежим
    sliderText    = Следующий объект можно настроить. Смахните одним пальцем вверх или вниз.
    brightness    = Яркость
    fieldText     = Следующий объект — текстовое поле. Коснитесь дважды, чтобы изменить его, и печатайте. Когда закончите, начертите двумя пальцами букву Z.
    name          = Ваше имя
    actions       = Действия
    actionsText   = У сообщения ниже есть другие действия. Смахните вверх или вниз, чтобы выбрать действие, затем коснитесь дважды.
    message       = Мина: встретимся в шесть?
    reply         = Ответить
    replied       = Ответ отправлен
    delete        = Удалить
    deleted       = Сообщение удалено
    magicText     = Коснитесь дважды двумя пальцами, где бы ни был курсор: заиграет музыка или будет принят звонок.
    magic         = Музыка играет
    showSheet     = Показать лист
    sheet         = Лист
    sheetText     = Пока он открыт, до объектов позади него не добраться. Скоро вы услышите объявление. Затем начертите двумя пальцами букву Z, чтобы закрыть его.
    announcement  = Это объявление
    close         = Закрыть
    end           = Готово
    endText       = Вы знаете самые важные жесты. Остальные показывает клавиша с вопросительным знаком.
    again         = Начать сначала
    """)
}
