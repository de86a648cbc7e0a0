/// Aloud's script in an isolated world of each frame of a live page. It can access the elements of the page. The page's
/// scripts notice only its changes of elements.
enum ToolWorldScript {
  static let pageScript = BrowserPage.PageScript(source: source, world: ChangeWatcher.world)

  private static let source = """
    (() => {
      if (Object.hasOwn(globalThis, 'aloud')) return;

      // What has changed since somebody looked.
      let changed = true;
      let before = ['', ''];
      const tell = () => { changed = true; };
      \(ChangeWatcher.watching)

      const active = () => {
        let element = get(document, 'activeElement');
        while (element && get(element, 'shadowRoot')?.activeElement) element = get(element, 'shadowRoot').activeElement;
        return element;
      };
      const numbers = new WeakMap();
      let count = 0;
      const number = element => {
        if (!numbers.has(element)) numbers.set(element, ++count);
        return numbers.get(element);
      };
      // What no mutation tells: values, focus, what is displayed.
      const state = () => {
        const parts = [get(document, 'title'), get(document, 'body')?.innerText ?? ''];
        const focused = active();
        const focus = focused ? [number(focused), focused.selectionStart, focused.selectionEnd] : [];
        for (const root of roots) {
          for (const field of call(root, 'querySelectorAll', 'input, textarea, select, dialog, :popover-open')) {
            parts.push(field.value, field.checked, field.indeterminate, field.selectedIndex, field.open);
            if (field.multiple && field.options) parts.push([...field.selectedOptions].map(option => option.index));
          }
        }
        return [parts, focus].map(part => part.join('\\u0001'));
      };

      const element = node => get(node, 'nodeType') === Node.ELEMENT_NODE ? node : outer(node);
      // The element around a node, also that around a shadow tree.
      const outer = node => get(node, 'parentElement') ?? (root => root && get(root, 'host'))(call(node, 'getRootNode'));
      const boxes = node => {
        let list = [];
        if (get(node, 'nodeType') === Node.ELEMENT_NODE) list = [...call(node, 'getClientRects')];
        else {
          const range = call(document, 'createRange');
          range.selectNode(node);
          list = [...range.getClientRects()];
        }
        return list.filter(box => box.width > 0 && box.height > 0);
      };
      // Of this frame in the window of the page; nil where it is another site's.
      const offset = () => {
        let [x, y] = [0, 0];
        for (let frame = window; frame !== frame.parent; frame = frame.parent) {
          let owner;
          try { owner = frame.frameElement; } catch { }
          if (!owner) return null;
          const box = owner.getBoundingClientRect();
          x += box.x + owner.clientLeft;
          y += box.y + owner.clientTop;
        }
        return [x, y];
      };
      const deepest = (x, y) => {
        let hit = call(document, 'elementFromPoint', x, y);
        while (hit && get(hit, 'shadowRoot')) {
          const inner = get(hit, 'shadowRoot').elementFromPoint(x, y);
          if (!inner || inner === hit) break;
          hit = inner;
        }
        return hit;
      };
      const contains = (outer, inner) => {
        for (let node = inner; node; node = get(node, 'parentNode') ?? get(node, 'host')) if (node === outer) return true;
        return false;
      };

      // How often anything has got the focus.
      let focusings = 0;
      addEventListener('focusin', () => { focusings++; }, true);

      const pickers = ['date', 'time', 'datetime-local', 'month', 'week', 'color', 'file'];
      const fire = (target, type, Kind, details) => call(target, 'dispatchEvent', new Kind(type, {
        bubbles: true, cancelable: true, composed: true, view: window, ...details,
      }));
      const keyCodes = {ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40};
      const tellValue = field => {
        field.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
        field.dispatchEvent(new Event('change', {bubbles: true}));
      };

      const tool = {
        /// Whether anything is other than at the last look (1; 2 for the focus alone), how often anything has got the focus, and where the
        /// window is scrolled.
        look() {
          take(observer.takeRecords());
          const now = state();
          const hasMoved = now[1] !== before[1];
          if (now[0] !== before[0]) changed = true;
          before = now;
          const was = changed ? 1 : hasMoved ? 2 : 0;
          changed = false;
          return `${was} ${focusings} ${scrollX},${scrollY}`;
        },

        /// Whether a tap on it leads to another document, or to another program.
        leadsAway(node) {
          const link = call(element(node), 'closest', 'a[href], area[href]');
          if (!link || link.protocol === 'javascript:') return false;
          const here = location.href.split('#')[0];
          return !link.href.includes('#') || link.href.split('#')[0] !== here
            || !['', '_self'].includes(link.target) || link.hasAttribute('download');
        },

        /// The element with the keyboard's focus; null for the page itself, and where it is in a frame.
        focused() {
          const element = active();
          return element && !call(element, 'matches', 'body, html, iframe') ? element : null;
        },

        /// Where a tap on it comes down, and what opens then.
        place(node) {
          const target = element(node);
          const type = get(target, 'tagName') === 'SELECT' ? (target.multiple || target.size > 1 ? '' : 'select')
            : get(target, 'tagName') === 'INPUT' && pickers.includes(target.type) ? target.type : '';
          if (type) return {type, isEnabled: !call(target, 'matches', ':disabled') && !(type !== 'file' && target.readOnly)};
          const inView = box => box && box.x + box.width / 2 >= 0 && box.y + box.height / 2 >= 0
            && box.x + box.width / 2 < innerWidth && box.y + box.height / 2 < innerHeight;
          const free = box => {
            const hit = inView(box) && deepest(box.x + box.width / 2, box.y + box.height / 2);
            return hit && (contains(target, hit) || call(hit, 'closest', 'label')?.control === target);
          };
          let [box] = boxes(node);
          if (!free(box)) {
            call(target, 'scrollIntoView', {block: 'center', inline: 'nearest', behavior: 'instant'});
            [box] = boxes(node);
          }
          const [x, y] = offset() ?? [NaN, NaN];
          return {
            type: '', isEnabled: true, isFree: !!free(box) && !isNaN(x),
            x: (box?.x ?? 0) + (box?.width ?? 0) / 2 + x || 0, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 + y || 0,
          };
        },

        /// Clicks what something else covers, or what has no box.
        press(node) {
          const target = element(node);
          const pointer = {pointerId: 1, pointerType: 'touch', isPrimary: true};
          fire(target, 'pointerdown', PointerEvent, {...pointer, buttons: 1});
          const isFree = fire(target, 'mousedown', MouseEvent, {detail: 1, buttons: 1});
          if (isFree) call(target, 'focus');
          fire(target, 'pointerup', PointerEvent, pointer);
          fire(target, 'mouseup', MouseEvent, {detail: 1});
          if (get(target, 'click')) call(target, 'click');
          else fire(target, 'click', MouseEvent, {detail: 1});
        },

        /// A finger comes down, or is lifted.
        hold(node, isDown) {
          const target = element(node);
          fire(target, isDown ? 'pointerdown' : 'pointerup', PointerEvent, {
            pointerId: 1, pointerType: 'touch', isPrimary: true, buttons: isDown ? 1 : 0,
          });
          const touch = new Touch({identifier: 1, target});
          const touches = isDown ? [touch] : [];
          fire(target, isDown ? 'touchstart' : 'touchend', TouchEvent, {
            touches, targetTouches: touches, changedTouches: [touch],
          });
        },

        /// Gives an element the keyboard's focus.
        focus(node) { call(element(node), 'focus', {preventScroll: true}); },
        blur(node) { active()?.blur(); },

        /// Presses a key for an element, wherever the focus is.
        key(node, key) {
          const details = {key, code: key, keyCode: keyCodes[key] ?? 0, which: keyCodes[key] ?? 0};
          const isFree = fire(element(node ?? active() ?? get(document, 'body')), 'keydown', KeyboardEvent, details);
          fire(element(node ?? active() ?? get(document, 'body')), 'keyup', KeyboardEvent, details);
          return !isFree;
        },

        /// Increments or decrements as WebKit does: by the step that is written, else by a twentieth, one at least; what is no native
        /// control gets a key.
        adjust(node, steps) {
          const target = element(node);
          if (call(target, 'matches', ':disabled')) return false;
          if (get(target, 'tagName') === 'INPUT' && ['range', 'number'].includes(target.type)) {
            const old = target.value;
            if (target.hasAttribute('step') || target.type === 'number') {
              if (steps > 0) target.stepUp(steps);
              else target.stepDown(-steps);
            } else {
              const [least, most] = [Number(target.min || 0), Number(target.max || 100)];
              target.value = Number(target.value) + steps * Math.max(1, (most - least) / 20);
            }
            if (target.value === old) return false;
            tellValue(target);
            return true;
          }
          const isVertical = call(target, 'getAttribute', 'aria-orientation') === 'vertical'
            || call(target, 'getAttribute', 'role') === 'spinbutton';
          const [up, down] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowRight', 'ArrowLeft'];
          for (let step = 0; step < Math.abs(steps); step++) this.key(target, steps > 0 ? up : down);
          return true;
        },

        /// Where the insertion point is: the text, and offsets in it.
        selection(node) {
          const target = element(node);
          if (typeof get(target, 'value') === 'string') {
            // Some kinds of fields, such as that for mail, tell nobody.
            return {text: target.value, start: target.selectionStart ?? null, end: target.selectionEnd ?? null};
          }
          const text = get(target, 'textContent');
          const selection = call(target, 'getRootNode').getSelection?.() ?? call(document, 'getSelection');
          if (!selection.rangeCount || !contains(target, selection.anchorNode)) return {text, start: null, end: null};
          const range = call(document, 'createRange');
          range.selectNodeContents(target);
          range.setEnd(selection.focusNode, selection.focusOffset);
          const end = range.toString().length;
          return {text, start: end - selection.toString().length, end};
        },

        /// Selects a stretch of what is typed in; an empty one puts the insertion point.
        select(node, start, end) {
          const target = element(node);
          if (typeof get(target, 'value') === 'string') {
            try { target.setSelectionRange(start, end); } catch {
              // Such a field can be told nothing else, and only while it is one of text.
              const type = target.type;
              target.type = 'text';
              target.setSelectionRange(start, end);
              target.type = type;
            }
            return;
          }
          const place = offset => {
            const walker = call(document, 'createTreeWalker', target, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
              if (offset <= walker.currentNode.length) return [walker.currentNode, offset];
              offset -= walker.currentNode.length;
            }
            return [target, get(target, 'childNodes').length];
          };
          call(document, 'getSelection').setBaseAndExtent(...place(start), ...place(end));
        },

        undo(isRedo) { return call(document, 'execCommand', isRedo ? 'redo' : 'undo'); },

        /// Scrolls what is around a node, or the window, by a page.
        /// - Returns: the page that is shown then, and how many there are; nil at the end.
        scroll(node, isVertical, isForward) {
          const [position, extent, inner] = isVertical
            ? ['scrollTop', 'scrollHeight', 'clientHeight'] : ['scrollLeft', 'scrollWidth', 'clientWidth'];
          const fits = view => get(view, extent) > get(view, inner) + 1
            && (view === get(document, 'scrollingElement') || /auto|scroll/.test(getComputedStyle(view)[isVertical ? 'overflowY' : 'overflowX']));
          let view = node ? element(node) : get(document, 'scrollingElement');
          while (view && !fits(view)) view = outer(view);
          if (!view) return null;
          const old = get(view, position);
          call(view, 'scrollBy', {
            [isVertical ? 'top' : 'left']: isForward ? get(view, inner) : -get(view, inner), behavior: 'instant',
          });
          if (get(view, position) === old) return null;
          const pages = Math.max(1, Math.ceil(get(view, extent) / get(view, inner) - 0.01));
          const page = Math.min(pages, Math.max(1, Math.round(Math.abs(get(view, position)) / get(view, inner) + 0.49) + 1));
          const isLast = Math.abs(get(view, position)) + get(view, inner) >= get(view, extent) - 1;
          return {page: isLast ? pages : Math.min(page, Math.max(1, pages - 1)), pages};
        },

        /// Scrolls to a node.
        /// - Returns: false where it is in sight already.
        show(node) {
          const target = element(node);
          const [box] = boxes(node);
          let isInSight = box && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
          for (let view = get(target, 'parentElement'); isInSight && view; view = get(view, 'parentElement')) {
            if (view === get(document, 'scrollingElement') || getComputedStyle(view).overflow === 'visible') continue;
            const around = call(view, 'getBoundingClientRect');
            isInSight = box.top >= around.top && box.bottom <= around.bottom && box.left >= around.left && box.right <= around.right;
          }
          if (!isInSight) call(target, 'scrollIntoView', {block: 'nearest', inline: 'nearest', behavior: 'instant'});
          return !isInSight;
        },

        /// What a select offers.
        options(node) {
          return [...element(node).options].map(option => ({
            label: option.label, value: option.index, isChosen: option.selected,
            isEnabled: !option.disabled && !option.closest('optgroup')?.disabled,
            group: option.closest('optgroup')?.label ?? null,
          }));
        },

        choose(node, index) {
          const target = element(node);
          if (target.selectedIndex === index) return;
          target.selectedIndex = index;
          tellValue(target);
        },

        value(node) {
          const target = element(node);
          return {value: target.value, min: target.min, max: target.max, step: target.step};
        },

        write(node, value) {
          const field = element(node);
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
          tellValue(field);
        },

        /// Lets so much time pass for animations, in milliseconds.
        /// - Returns: in how many the next one ends; -1 for none.
        animate(time) {
          let next = Infinity;
          for (const animation of call(document, 'getAnimations')) {
            if (animation.playState !== 'running') continue;
            const {endTime} = animation.effect?.getComputedTiming() ?? {endTime: 0};
            const rate = animation.playbackRate || 1;
            if (time > 0) animation.currentTime = Math.min((animation.currentTime ?? 0) + time * rate, endTime);
            const rest = (endTime - (animation.currentTime ?? 0)) / rate;
            if (rest > 0 && rest < next) next = rest;
          }
          return next === Infinity ? -1 : next;
        },
      };
      globalThis.aloud = tool;
    })()
    """
}
