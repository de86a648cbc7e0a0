internal import AloudReader

// The tour in each language. Gestures have the names of VoiceOver's settings in that language.
extension TourFile {
  static let english = TourFile(
    "en",
    """
    welcome       = Welcome to VoiceOver
    welcomeRight  = Swipe right with one finger anywhere on the screen ({right}): the cursor goes to the next item.
    welcomeLeft   = Swipe left ({left}) to go back. At the first and the last item you hear a sound.
    welcomeTap    = Double tap anywhere ({doubleTap}) to press the item that was said last. The button below begins the tour.
    begin         = Begin
    next          = Next
    headings      = Moving by headings
    headingsRotor = Turn two fingers on the screen like a dial ({rotor}) until you hear “{rotor.headings}”: that is the rotor. Then swipe down ({down}) to go from heading to heading.
    morning       = Morning
    morningText   = Bread, cheese and tea
    evening       = Evening
    eveningText   = Soup and a pear
    controls      = Controls
    switchText    = The next item is a switch: you hear “{trait.switch}”. Double tap ({doubleTap}) to turn it on or off.
    airplaneMode  = Airplane Mode
    sliderText    = The next item can be adjusted. Swipe up or down with one finger ({upDown}).
    brightness    = Brightness
    fieldText     = The next item is a text field: you hear “{trait.text_field}”. Double tap ({doubleTap}) to edit it, and type your name{type}. Draw a Z with two fingers ({scrub}) when you have finished.
    name          = Your name
    actions       = Actions
    actionsText   = The message below can do more. Swipe up or down ({upDown}) to choose an action, then double tap ({doubleTap}).
    actionsDone   = There was a message here. You have deleted it with an action.
    message       = Mina: shall we meet at six?
    reply         = Reply
    replied       = Reply sent
    delete        = Delete
    deleted       = Message deleted
    magicText     = Double tap with two fingers ({magicTap}), wherever the cursor is: the music below starts or pauses, or a call is answered. That is the magic tap.
    music         = Music
    magic         = Play or pause
    showSheet     = Show a sheet
    sheet         = A sheet
    sheetText     = While it is open, nothing behind it can be reached. In a moment you will hear an announcement{wait}. Then draw a Z with two fingers ({scrub}) to close it.
    announcement  = This is an announcement
    close         = Close
    end           = You have done it
    endText       = You know the gestures that matter most. Help shows the others ({help}). You can leave now ({quit}), or begin again.
    again         = Start again
    pressed       = press {key}
    typed         = write {key}
    """)

  static let korean = TourFile(
    "ko",
    """
    welcome       = VoiceOver에 오신 것을 환영합니다
    welcomeRight  = 화면 아무 곳이나 한 손가락으로 오른쪽으로 쓸어넘기십시오({right}). 커서가 다음 항목으로 이동합니다.
    welcomeLeft   = 왼쪽으로 쓸어넘기면({left}) 이전 항목으로 돌아갑니다. 첫 항목과 마지막 항목에서는 효과음이 들립니다.
    welcomeTap    = 방금 들은 항목을 누르려면 화면 아무 곳이나 이중 탭하십시오({doubleTap}). 아래 버튼으로 연습을 시작합니다.
    begin         = 시작
    next          = 다음
    headings      = {rotor.headings} 단위로 이동하기
    headingsRotor = ‘{rotor.headings}’이라는 말이 들릴 때까지 두 손가락을 다이얼처럼 돌리십시오({rotor}). 이것이 로터입니다. 그런 다음 아래로 쓸어넘기면({down}) 다음 {rotor.headings} 항목으로 이동합니다.
    morning       = 아침
    morningText   = 밥과 미역국
    evening       = 저녁
    eveningText   = 비빔밥과 배 한 개
    controls      = 조절하기
    switchText    = 다음 항목은 {trait.switch}입니다. 끄거나 켜려면 이중 탭하십시오({doubleTap}).
    airplaneMode  = 에어플레인 모드
    sliderText    = 다음 항목은 값을 조절할 수 있습니다. 한 손가락으로 위 또는 아래로 쓸어넘기십시오({upDown}).
    brightness    = 밝기
    fieldText     = 다음 항목은 {trait.text_field}입니다. 이중 탭하여({doubleTap}) 편집을 시작하고 이름을 입력하십시오{type}. 다 입력했으면 두 손가락으로 Z 모양을 그리십시오({scrub}).
    name          = 이름
    actions       = 동작
    actionsText   = 아래 메시지에는 여러 동작이 있습니다. 위 또는 아래로 쓸어넘겨({upDown}) 동작을 고른 다음 이중 탭하십시오({doubleTap}).
    actionsDone   = 여기에 있던 메시지는 동작을 사용하여 삭제했습니다.
    message       = 민아: 여섯 시에 만날까요?
    reply         = 답장
    replied       = 답장을 보냈습니다
    delete        = 삭제
    deleted       = 메시지를 삭제했습니다
    magicText     = 커서가 어디에 있든 두 손가락으로 이중 탭하면({magicTap}) 아래의 음악이 재생되거나 일시 정지되고, 전화가 오면 전화를 받습니다. 이것이 매직 탭입니다.
    music         = 음악
    magic         = 재생 또는 일시 정지
    showSheet     = 시트 보기
    sheet         = 시트
    sheetText     = 시트가 열려 있는 동안에는 뒤에 있는 항목으로 이동할 수 없습니다. 잠시 후 알림이 들립니다{wait}. 그런 다음 두 손가락으로 Z 모양을 그려({scrub}) 시트를 닫으십시오.
    announcement  = 이것이 알림입니다
    close         = 닫기
    end           = 모두 마쳤습니다
    endText       = 가장 중요한 제스처를 모두 익혔습니다. 다른 제스처는 도움말에서 볼 수 있습니다({help}). 이제 끝내거나({quit}) 처음부터 다시 할 수 있습니다.
    again         = 처음부터 다시 하기
    pressed       = {key} 키
    typed         = {key} 입력
    """)

  static let japanese = TourFile(
    "ja",
    """
    welcome       = VoiceOverへようこそ
    welcomeRight  = 画面のどこでも、1本指で右にスワイプしてください（{right}）。カーソルが次の項目に移動します。
    welcomeLeft   = 左にスワイプすると（{left}）前の項目に戻ります。最初と最後の項目では音が鳴ります。
    welcomeTap    = 読み上げられた項目を押すには、画面のどこでもダブルタップしてください（{doubleTap}）。下のボタンで練習を始めます。
    begin         = 始める
    next          = 次へ
    headings      = {rotor.headings}で移動する
    headingsRotor = 「{rotor.headings}」と聞こえるまで、2本指をダイヤルのように回してください（{rotor}）。これがローターです。それから下にスワイプすると（{down}）、次の{rotor.headings}に移動します。
    morning       = 朝
    morningText   = ごはんとみそ汁
    evening       = 夜
    eveningText   = うどんと梨
    controls      = コントロール
    switchText    = 次の項目はスイッチです。「{trait.switch}」と読み上げられます。ダブルタップすると（{doubleTap}）オンとオフが切り替わります。
    airplaneMode  = 機内モード
    sliderText    = 次の項目は値を調整できます。1本指で上または下にスワイプしてください（{upDown}）。
    brightness    = 明るさ
    fieldText     = 次の項目は{trait.text_field}です。ダブルタップして（{doubleTap}）編集を始め、お名前を入力してください{type}。終わったら、2本指でZの形を描いてください（{scrub}）。
    name          = お名前
    actions       = アクション
    actionsText   = 下のメッセージにはほかの操作もあります。上または下にスワイプして（{upDown}）アクションを選び、ダブルタップしてください（{doubleTap}）。
    actionsDone   = ここにあったメッセージは、アクションで削除されました。
    message       = ミナ：6時に会いませんか？
    reply         = 返信
    replied       = 返信しました
    delete        = 削除
    deleted       = メッセージを削除しました
    magicText     = カーソルがどこにあっても、2本指でダブルタップすると（{magicTap}）下の音楽が再生または一時停止されたり、電話に出たりします。これがマジックタップです。
    music         = 音楽
    magic         = 再生または一時停止
    showSheet     = シートを表示
    sheet         = シート
    sheetText     = シートが開いている間は、後ろの項目に移動できません。まもなくお知らせが聞こえます{wait}。それから2本指でZの形を描いて（{scrub}）閉じてください。
    announcement  = これがお知らせです
    close         = 閉じる
    end           = これで終わりです
    endText       = いちばん大切なジェスチャを覚えました。ほかのジェスチャはヘルプで見られます（{help}）。ここで終了することも（{quit}）、もう一度始めることもできます。
    again         = もう一度始める
    pressed       = {key}キー
    typed         = {key}と入力
    """)

  static let german = TourFile(
    "de",
    """
    welcome       = Willkommen bei VoiceOver
    welcomeRight  = Streiche irgendwo auf dem Bildschirm mit einem Finger nach rechts ({right}): Der Cursor geht zum nächsten Objekt.
    welcomeLeft   = Streiche nach links ({left}), um zurückzugehen. Am ersten und am letzten Objekt hörst du einen Ton.
    welcomeTap    = Doppeltippe irgendwo ({doubleTap}), um das zuletzt genannte Objekt zu drücken. Mit der Taste unten beginnt die Tour.
    begin         = Beginnen
    next          = Weiter
    headings      = Von Überschrift zu Überschrift
    headingsRotor = Drehe zwei Finger auf dem Bildschirm wie einen Regler ({rotor}), bis du „{rotor.headings}“ hörst: Das ist der Rotor. Streiche dann nach unten ({down}), um zur nächsten Überschrift zu gehen.
    morning       = Morgens
    morningText   = Brot, Käse und Tee
    evening       = Abends
    eveningText   = Suppe und eine Birne
    controls      = Steuerelemente
    switchText    = Das nächste Objekt ist ein Schalter: Du hörst „{trait.switch}“. Doppeltippe ({doubleTap}), um ihn ein- oder auszuschalten.
    airplaneMode  = Flugmodus
    sliderText    = Das nächste Objekt ist anpassbar. Streiche mit einem Finger nach oben oder unten ({upDown}).
    brightness    = Helligkeit
    fieldText     = Das nächste Objekt ist ein {trait.text_field}. Doppeltippe ({doubleTap}), um es zu bearbeiten, und gib deinen Namen ein{type}. Zeichne mit zwei Fingern ein Z ({scrub}), wenn du fertig bist.
    name          = Dein Name
    actions       = Aktionen
    actionsText   = Die Nachricht unten kann mehr. Streiche nach oben oder unten ({upDown}), um eine Aktion zu wählen, und doppeltippe dann ({doubleTap}).
    actionsDone   = Hier war eine Nachricht. Du hast sie mit einer Aktion gelöscht.
    message       = Mina: Treffen wir uns um sechs?
    reply         = Antworten
    replied       = Antwort gesendet
    delete        = Löschen
    deleted       = Nachricht gelöscht
    magicText     = Doppeltippe mit zwei Fingern ({magicTap}), wo auch immer der Cursor ist: Die Musik unten beginnt oder hält an, oder ein Anruf wird angenommen.
    music         = Musik
    magic         = Wiedergabe oder Pause
    showSheet     = Ein Blatt zeigen
    sheet         = Ein Blatt
    sheetText     = Solange es offen ist, ist nichts dahinter erreichbar. Gleich hörst du eine Mitteilung{wait}. Zeichne dann mit zwei Fingern ein Z ({scrub}), um es zu schließen.
    announcement  = Das ist eine Mitteilung
    close         = Schließen
    end           = Geschafft
    endText       = Du kennst jetzt die wichtigsten Gesten. Die Hilfe zeigt die anderen ({help}). Du kannst jetzt aufhören ({quit}) oder von vorn beginnen.
    again         = Noch einmal
    pressed       = Taste {key}
    typed         = schreibe {key}
    """)

  static let french = TourFile(
    "fr",
    """
    welcome       = Bienvenue dans VoiceOver
    welcomeRight  = Balayez vers la droite avec un doigt, n’importe où sur l’écran ({right}) : le curseur passe à l’élément suivant.
    welcomeLeft   = Balayez vers la gauche ({left}) pour revenir. Au premier et au dernier élément, vous entendez un son.
    welcomeTap    = Touchez deux fois l’écran, n’importe où ({doubleTap}), pour activer l’élément énoncé en dernier. Le bouton ci-dessous commence la visite.
    begin         = Commencer
    next          = Suivant
    headings      = Se déplacer par en-têtes
    headingsRotor = Tournez deux doigts sur l’écran comme un bouton rotatif ({rotor}) jusqu’à entendre « {rotor.headings} » : c’est le rotor. Balayez ensuite vers le bas ({down}) pour passer à l’en-tête suivant.
    morning       = Le matin
    morningText   = Du pain, du fromage et du thé
    evening       = Le soir
    eveningText   = Une soupe et une poire
    controls      = Réglages
    switchText    = L’élément suivant est un {trait.switch}. Touchez deux fois ({doubleTap}) pour l’activer ou le désactiver.
    airplaneMode  = Mode Avion
    sliderText    = L’élément suivant est ajustable. Balayez vers le haut ou vers le bas avec un doigt ({upDown}).
    brightness    = Luminosité
    fieldText     = L’élément suivant est un {trait.text_field}. Touchez deux fois ({doubleTap}) pour le modifier, puis saisissez votre nom{type}. Tracez un Z avec deux doigts ({scrub}) quand vous avez terminé.
    name          = Votre nom
    actions       = Actions
    actionsText   = Le message ci-dessous offre d’autres actions. Balayez vers le haut ou vers le bas ({upDown}) pour en choisir une, puis touchez deux fois ({doubleTap}).
    actionsDone   = Il y avait un message ici. Vous l’avez supprimé avec une action.
    message       = Mina : on se voit à six heures ?
    reply         = Répondre
    replied       = Réponse envoyée
    delete        = Supprimer
    deleted       = Message supprimé
    magicText     = Touchez deux fois avec deux doigts ({magicTap}), où que soit le curseur : la musique ci-dessous démarre ou se met en pause, ou un appel est accepté.
    music         = Musique
    magic         = Lecture ou pause
    showSheet     = Afficher une feuille
    sheet         = Une feuille
    sheetText     = Tant qu’elle est ouverte, rien derrière elle n’est accessible. Vous allez entendre une annonce{wait}. Tracez ensuite un Z avec deux doigts ({scrub}) pour la fermer.
    announcement  = Ceci est une annonce
    close         = Fermer
    end           = C’est terminé
    endText       = Vous connaissez les gestes les plus importants. L’aide montre les autres ({help}). Vous pouvez maintenant quitter ({quit}) ou recommencer.
    again         = Recommencer
    pressed       = touche {key}
    typed         = écrivez {key}
    """)

  static let spanish = TourFile(
    "es",
    """
    welcome       = Te damos la bienvenida a VoiceOver
    welcomeRight  = Desliza un dedo hacia la derecha en cualquier parte de la pantalla ({right}): el cursor pasa al ítem siguiente.
    welcomeLeft   = Desliza hacia la izquierda ({left}) para volver. En el primer ítem y en el último oyes un sonido.
    welcomeTap    = Toca dos veces en cualquier parte ({doubleTap}) para activar el ítem que se ha leído. El botón de abajo empieza el recorrido.
    begin         = Empezar
    next          = Siguiente
    headings      = De encabezado en encabezado
    headingsRotor = Gira dos dedos en la pantalla como un dial ({rotor}) hasta oír «{rotor.headings}»: es el rotor. Después desliza hacia abajo ({down}) para ir al encabezado siguiente.
    morning       = Por la mañana
    morningText   = Pan, queso y té
    evening       = Por la noche
    eveningText   = Sopa y una pera
    controls      = Controles
    switchText    = El ítem siguiente es un {trait.switch}. Toca dos veces ({doubleTap}) para activarlo o desactivarlo.
    airplaneMode  = Modo Avión
    sliderText    = El ítem siguiente es ajustable. Desliza un dedo hacia arriba o hacia abajo ({upDown}).
    brightness    = Brillo
    fieldText     = El ítem siguiente es un {trait.text_field}. Toca dos veces ({doubleTap}) para editarlo y escribe tu nombre{type}. Dibuja una Z con dos dedos ({scrub}) cuando termines.
    name          = Tu nombre
    actions       = Acciones
    actionsText   = El mensaje de abajo ofrece más acciones. Desliza hacia arriba o hacia abajo ({upDown}) para elegir una y toca dos veces ({doubleTap}).
    actionsDone   = Aquí había un mensaje. Lo has eliminado con una acción.
    message       = Mina: ¿quedamos a las seis?
    reply         = Responder
    replied       = Respuesta enviada
    delete        = Eliminar
    deleted       = Mensaje eliminado
    magicText     = Toca dos veces con dos dedos ({magicTap}), esté donde esté el cursor: la música de abajo empieza o se detiene, o se acepta una llamada.
    music         = Música
    magic         = Reproducir o poner en pausa
    showSheet     = Mostrar una hoja
    sheet         = Una hoja
    sheetText     = Mientras está abierta, no se llega a nada de lo que hay detrás. Enseguida oirás un anuncio{wait}. Después dibuja una Z con dos dedos ({scrub}) para cerrarla.
    announcement  = Esto es un anuncio
    close         = Cerrar
    end           = Lo has conseguido
    endText       = Ya conoces los gestos más importantes. La ayuda muestra los demás ({help}). Ahora puedes salir ({quit}) o empezar de nuevo.
    again         = Empezar de nuevo
    pressed       = tecla {key}
    typed         = escribe {key}
    """)

  static let simplifiedChinese = TourFile(
    "zh-Hans",
    """
    welcome       = 欢迎使用“旁白”
    welcomeRight  = 在屏幕任意位置用一个手指向右轻扫（{right}），光标会移到下一个项目。
    welcomeLeft   = 向左轻扫（{left}）可返回上一个项目。到达第一个或最后一个项目时会听到提示音。
    welcomeTap    = 若要按下刚才读出的项目，请在屏幕任意位置轻点两下（{doubleTap}）。下方的按钮开始练习。
    begin         = 开始
    next          = 下一步
    headings      = 按{rotor.headings}移动
    headingsRotor = 用两个手指在屏幕上像转动旋钮一样转动（{rotor}），直到听到“{rotor.headings}”，这就是转子。然后向下轻扫（{down}），移到下一个{rotor.headings}。
    morning       = 早上
    morningText   = 豆浆和油条
    evening       = 晚上
    eveningText   = 面条和一个梨
    controls      = 控件
    switchText    = 下一个项目是{trait.switch}。轻点两下（{doubleTap}）来打开或关闭。
    airplaneMode  = 飞行模式
    sliderText    = 下一个项目可以调整。用一个手指向上或向下轻扫（{upDown}）。
    brightness    = 亮度
    fieldText     = 下一个项目是{trait.text_field}。轻点两下（{doubleTap}）来编辑，然后输入你的姓名{type}。完成后，用两个手指画一个 Z 字（{scrub}）。
    name          = 你的姓名
    actions       = 操作
    actionsText   = 下面的信息还有其他操作。向上或向下轻扫（{upDown}）来选择一个操作，然后轻点两下（{doubleTap}）。
    actionsDone   = 这里原来有一条信息，你已通过操作将它删除。
    message       = 米娜：六点见面好吗？
    reply         = 回复
    replied       = 已发送回复
    delete        = 删除
    deleted       = 已删除信息
    magicText     = 无论光标在哪里，用两个手指轻点两下（{magicTap}）就会播放或暂停下面的音乐，或者接听电话。
    music         = 音乐
    magic         = 播放或暂停
    showSheet     = 显示表单
    sheet         = 表单
    sheetText     = 表单打开时，无法移到它后面的项目。稍后会听到一条通知{wait}。然后用两个手指画一个 Z 字（{scrub}）来关闭它。
    announcement  = 这是一条通知
    close         = 关闭
    end           = 练习完成
    endText       = 你已学会最重要的手势。可在帮助中查看其他手势（{help}）。现在可以退出（{quit}），也可以重新开始。
    again         = 重新开始
    pressed       = 按 {key} 键
    typed         = 输入 {key}
    """)

  static let russian = TourFile(
    "ru",
    """
    welcome       = Добро пожаловать в VoiceOver
    welcomeRight  = Смахните одним пальцем вправо в любом месте экрана ({right}): курсор перейдёт к следующему объекту.
    welcomeLeft   = Смахните влево ({left}), чтобы вернуться. На первом и последнем объекте раздаётся звук.
    welcomeTap    = Коснитесь экрана дважды в любом месте ({doubleTap}), чтобы нажать последний названный объект. Кнопка ниже начинает урок.
    begin         = Начать
    next          = Далее
    headings      = От заголовка к заголовку
    headingsRotor = Поворачивайте два пальца на экране, как регулятор ({rotor}), пока не услышите «{rotor.headings}»: это ротор. Затем смахните вниз ({down}), чтобы перейти к следующему заголовку.
    morning       = Утром
    morningText   = Хлеб, сыр и чай
    evening       = Вечером
    eveningText   = Суп и груша
    controls      = Элементы управления
    switchText    = Следующий объект — переключатель: вы услышите «{trait.switch}». Коснитесь дважды ({doubleTap}), чтобы включить или выключить его.
    airplaneMode  = Авиарежим
    sliderText    = Следующий объект можно настроить. Смахните одним пальцем вверх или вниз ({upDown}).
    brightness    = Яркость
    fieldText     = Следующий объект — поле для текста: вы услышите «{trait.text_field}». Коснитесь дважды ({doubleTap}), чтобы изменить его, и наберите своё имя{type}. Когда закончите, начертите двумя пальцами букву Z ({scrub}).
    name          = Ваше имя
    actions       = Действия
    actionsText   = У сообщения ниже есть другие действия. Смахните вверх или вниз ({upDown}), чтобы выбрать действие, затем коснитесь дважды ({doubleTap}).
    actionsDone   = Здесь было сообщение. Вы удалили его с помощью действия.
    message       = Мина: встретимся в шесть?
    reply         = Ответить
    replied       = Ответ отправлен
    delete        = Удалить
    deleted       = Сообщение удалено
    magicText     = Коснитесь дважды двумя пальцами ({magicTap}), где бы ни был курсор: музыка ниже заиграет или остановится либо будет принят звонок.
    music         = Музыка
    magic         = Воспроизведение или пауза
    showSheet     = Показать лист
    sheet         = Лист
    sheetText     = Пока он открыт, до объектов позади него не добраться. Скоро вы услышите объявление{wait}. Затем начертите двумя пальцами букву Z ({scrub}), чтобы закрыть его.
    announcement  = Это объявление
    close         = Закрыть
    end           = Готово
    endText       = Вы знаете самые важные жесты. Остальные показывает справка ({help}). Теперь можно выйти ({quit}) или начать сначала.
    again         = Начать сначала
    pressed       = клавиша {key}
    typed         = введите {key}
    """)
}
