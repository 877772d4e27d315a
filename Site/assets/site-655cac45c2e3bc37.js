/* Search, filters and speech. Everything here is an extra: without this script all content is there.

   The page's content security policy allows no inline style and no evaluated code, so everything is
   made with createElement and textContent. That also keeps an app's texts from becoming markup. */

(() => {
  'use strict';

  /** Makes an element; attributes that are undefined are left out. */
  const element = (name, attributes = {}, ...children) => {
    const result = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value !== undefined) result.setAttribute(key, value);
    }
    result.append(...children);
    return result;
  };

  // MARK: Folding

  // Accents of Latin, Greek and Cyrillic, marks above Arabic, points of Hebrew. Marks of other
  // scripts, such as vowels of Thai and Hindi, are letters of their words and stay.
  const MARKS = new RegExp(
    '['
      + '\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\u2de0-\\u2dff\\ufe20-\\ufe2f'
      + '\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed\\u08ca-\\u08ff'
      + '\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7'
      + ']',
    'g',
  );

  // What nobody types: tatweel, joiners, direction marks, soft hyphens, variation selectors.
  const UNSEEN = /[\u0640\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/g;

  // Letters that have no decomposition but that people type by a plainer one.
  const PLAIN = new Map([
    ['ø', 'o'], ['đ', 'd'], ['ł', 'l'], ['ħ', 'h'], ['ŧ', 't'], ['ð', 'd'],
    ['æ', 'ae'], ['œ', 'oe'], ['þ', 'th'],
    ['ى', 'ي'], ['ی', 'ي'], ['ے', 'ي'], ['ک', 'ك'], ['ٱ', 'ا'], ['ة', 'ه'],
    ['’', "'"], ['‘', "'"], ['ʼ', "'"], ['‐', '-'], ['–', '-'], ['—', '-'],
  ]);

  // A letter with its marks: Hangul in parts and half-width voicing marks belong to it as well.
  const CLUSTERS = /.[\u1160-\u11ff]*[\p{M}\uff9e\uff9f]*/gsu;

  // A guide has far fewer letters than text.
  const foldedClusters = new Map();

  /** One letter with its marks as it is compared: without case, accents, width, kind of kana. */
  const foldCluster = (cluster) => {
    const known = foldedClusters.get(cluster);
    if (known !== undefined) return known;
    // Through capitals, so that ß is ss and both small sigmas are one.
    const small = cluster.normalize('NFKD').toUpperCase().toLowerCase();
    const bare = small.normalize('NFKD').replace(MARKS, '').replace(UNSEEN, '').normalize('NFC');
    let folded = '';
    for (const letter of bare) {
      const code = letter.codePointAt(0);
      const isKatakana = (code >= 0x30a1 && code <= 0x30f6) || code === 0x30fd || code === 0x30fe;
      if (isKatakana) folded += String.fromCodePoint(code - 0x60);
      else if (/\s/.test(letter)) folded += ' ';
      else folded += PLAIN.get(letter) ?? letter;
    }
    foldedClusters.set(cluster, folded);
    return folded;
  };

  /** A folded text, and for each of its units where the cluster it came from starts and ends. */
  const foldWithPlaces = (text) => {
    let folded = '';
    const starts = [];
    const ends = [];
    for (const match of text.matchAll(CLUSTERS)) {
      const part = foldCluster(match[0]);
      folded += part;
      for (let unit = 0; unit < part.length; unit += 1) {
        starts.push(match.index);
        ends.push(match.index + match[0].length);
      }
    }
    return { folded, starts, ends };
  };

  const fold = (text) => foldWithPlaces(text).folded;

  // MARK: Search

  const SHOWN_RESULTS = 50;

  /** The index's groups as one list of entries, ready to be compared. */
  const readIndex = ({ kinds, strings, groups }) => {
    const entries = [];
    for (const [kind, lang, dir, link, number, context, texts] of groups) {
      texts.forEach((text, position) => {
        if (text === '') return;
        entries.push({
          kind,
          kindName: kinds[kind],
          text,
          folded: fold(text).trim(),
          lang: strings[lang],
          dir: strings[dir],
          link: strings[link] + (number === 0 ? '' : number + position),
          context: context.map((index) => strings[index]),
        });
      });
    }
    return entries;
  };

  const isLetter = (unit) => unit !== undefined && /[\p{L}\p{N}\p{M}]/u.test(unit);

  /** How a word stands in a text: 0 whole, 1 at a word's start, 2 within one, undefined not at all. */
  const wordDistance = (folded, word) => {
    let best;
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      if (isLetter(folded[at - 1])) best ??= 2;
      else if (isLetter(folded[at + word.length])) best = 1;
      else return 0;
    }
    return best;
  };

  /** How well a text matches: 0 best, undefined not at all. Every word has to be there. */
  const distance = (folded, words, query) => {
    const distances = words.map((word) => wordDistance(folded, word));
    if (distances.includes(undefined)) return undefined;
    if (folded === query) return 0;
    if (folded.startsWith(query)) return 1;
    return 2 + Math.max(...distances);
  };

  /** The words of a query, folded. */
  const wordsOf = (query) => fold(query).split(' ').filter((word) => word !== '');

  const findEntries = (entries, words) => {
    const query = words.join(' ');
    const found = [];
    entries.forEach((entry, position) => {
      const far = distance(entry.folded, words, query);
      if (far !== undefined) found.push({ entry, far, position });
    });
    found.sort((a, b) => a.far - b.far || a.entry.kind - b.entry.kind || a.position - b.position);
    return found.map(({ entry }) => entry);
  };

  /** A text with what matched in <mark> elements. */
  const marked = (text, words) => {
    const { folded, starts, ends } = foldWithPlaces(text);
    const isHit = new Array(folded.length).fill(false);
    for (const word of words) {
      for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
        isHit.fill(true, at, at + word.length);
      }
    }
    const pieces = document.createDocumentFragment();
    let shown = 0;
    for (let unit = 0; unit < folded.length; unit += 1) {
      if (!isHit[unit] || ends[unit] <= shown) continue;
      const start = Math.max(starts[unit], shown);
      while (unit + 1 < folded.length && isHit[unit + 1]) unit += 1;
      pieces.append(text.slice(shown, start), element('mark', {}, text.slice(start, ends[unit])));
      shown = ends[unit];
    }
    pieces.append(text.slice(shown));
    return pieces;
  };

  /** The index as entries. It is asked for once, when somebody is about to search. */
  const indexLoader = (address) => {
    let loading;
    return () => {
      loading ??= new Promise((resolve, reject) => {
        if (globalThis.siriGuideIndex) return resolve();
        // A script loads where fetch may not: from a file that lies on the reader's disk.
        const script = element('script', { src: address });
        script.addEventListener('load', resolve);
        script.addEventListener('error', reject);
        document.head.append(script);
      }).then(() => readIndex(globalThis.siriGuideIndex));
      return loading;
    };
  };

  const isEditable = (target) =>
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

  const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;

  const setUpSearch = (place) => {
    const root = document.documentElement.dataset.root ?? '';
    const load = indexLoader(place.dataset.index);

    const input = element('input', {
      type: 'text', id: 'search-input', class: 'search-input', dir: 'auto', role: 'combobox',
      placeholder: 'Search', autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false',
      enterkeyhint: 'search', 'aria-autocomplete': 'list', 'aria-expanded': 'false',
      'aria-controls': 'search-results', 'aria-keyshortcuts': '/',
    });
    const label = element('label', { for: 'search-input', class: 'visually-hidden' }, 'Search the guide');
    const key = element('kbd', { class: 'search-key', 'aria-hidden': 'true' }, '/');
    // Always rendered, since a live region that only just appears may not be read out.
    const status = element('p', { class: 'search-status', role: 'status' });
    const list = element('div', {
      id: 'search-results', class: 'search-results', role: 'listbox', 'aria-label': 'Search results',
    });
    list.hidden = true;
    const panel = element('div', { class: 'search-panel' }, status, list);
    place.setAttribute('role', 'search');
    place.append(label, input, key, panel);

    let active = -1;
    let latest = 0;

    const activate = (position) => {
      list.children[active]?.setAttribute('aria-selected', 'false');
      active = position;
      const option = list.children[active];
      if (!option) return input.removeAttribute('aria-activedescendant');
      option.setAttribute('aria-selected', 'true');
      option.scrollIntoView({ block: 'nearest' });
      input.setAttribute('aria-activedescendant', option.id);
    };

    const show = (message, options) => {
      activate(-1);
      status.textContent = message;
      list.replaceChildren(...options);
      list.scrollTop = 0;
      list.hidden = options.length === 0;
      input.setAttribute('aria-expanded', String(options.length > 0));
      panel.classList.toggle('open', message !== '');
    };

    const close = () => {
      latest += 1; // What is still loading comes too late.
      show('', []);
    };

    const option = (entry, words, position) => {
      const { lang, dir } = entry;
      const kind = element('span', { class: 'search-kind' }, entry.kindName);
      const text = element('span', { class: 'search-text', lang, dir }, marked(entry.text, words));
      const context = element('span', { class: 'search-context' }, kind);
      for (const part of entry.context) context.append(' · ', element('bdi', {}, part));
      // A link, so that it can be opened in another tab; the field keeps the keyboard's focus.
      const attributes = { role: 'option', id: `search-result-${position}`, 'aria-selected': 'false', tabindex: '-1' };
      return element('a', { href: root + entry.link, ...attributes }, text, ' ', context);
    };

    const search = async () => {
      const words = wordsOf(input.value);
      if (words.length === 0) return close();
      latest += 1;
      const turn = latest;
      let entries;
      try {
        if (!globalThis.siriGuideIndex) show('Loading…', []);
        entries = await load();
      } catch {
        if (turn === latest) show('The search can’t be used: its index could not be loaded.', []);
        return;
      }
      if (turn !== latest) return;
      const found = findEntries(entries, words);
      const shown = found.slice(0, SHOWN_RESULTS);
      let message = count(found.length, 'result');
      if (found.length === 0) message = `Nothing found for “\u2068${input.value.trim()}\u2069”.`;
      else if (found.length > shown.length) message = `The first ${shown.length} of ${message}`;
      show(message, shown.map((entry, position) => option(entry, words, position)));
    };

    const move = (step) => {
      const { length } = list.children;
      if (length === 0) return;
      activate(active === -1 && step < 0 ? length - 1 : (active + step + length) % length);
    };

    input.addEventListener('focus', () => {
      load().catch(() => {}); // Said when there is something to search for.
      if (input.value !== '') search();
    });
    input.addEventListener('input', search);
    input.addEventListener('keydown', (event) => {
      // Enter and arrows choose a word while an input method is at work.
      if (event.isComposing || event.keyCode === 229) return;
      switch (event.key) {
        case 'ArrowDown': move(1); break;
        case 'ArrowUp': move(-1); break;
        case 'Enter': list.children[Math.max(active, 0)]?.click(); break;
        case 'Escape': input.value = ''; close(); break;
        default: return;
      }
      event.preventDefault();
    });
    // The keyboard's focus stays in the field while results are chosen with the pointer.
    panel.addEventListener('mousedown', (event) => event.preventDefault());
    list.addEventListener('click', (event) => {
      // A result on this page loads nothing, so that the list would stay open.
      if (!(event.ctrlKey || event.metaKey || event.shiftKey)) close();
    });
    place.addEventListener('focusout', (event) => {
      if (!place.contains(event.relatedTarget)) close();
    });
    document.addEventListener('keydown', (event) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isEditable(event.target)) return;
      event.preventDefault();
      input.focus();
      input.select();
    });
  };

  // MARK: Filters

  /** The state in the address: in its query or, where that may not be changed, its fragment. */
  const addressState = {
    read() {
      const fragment = location.hash.includes('=') ? location.hash.slice(1) : '';
      return new URLSearchParams(location.search.slice(1) || fragment);
    },
    write(state) {
      const address = new URL(location.href);
      address.search = state;
      try {
        history.replaceState(history.state, '', address);
      } catch {
        location.replace(`#${state}`);
      }
    },
  };

  const FIELDS = [
    ['severity', 'Severity', 'All severities'],
    ['family', 'Subject', 'All subjects'],
    ['language', 'Language', 'All languages'],
    ['intent', 'Intent', 'All intents'],
    ['rule', 'Rule', 'All rules'],
  ];

  /**
   * The entries of a list in sections: `items` are the elements that carry the data. Of a section are
   * hidden the lines without a fitting item and, when there is none, itself with its line in the contents.
   */
  const listView = (scope, sectionClass, itemSelector) => {
    const entries = [...scope.querySelectorAll('.contents a')];
    const sections = [...scope.querySelectorAll(`section.${sectionClass}`)].map((section) => {
      const count = section.querySelector('.count');
      return {
        section,
        count,
        words: count?.textContent,
        items: [...section.querySelectorAll(itemSelector)],
        entry: section.id && entries.find((entry) => entry.hash === `#${section.id}`)?.closest('li'),
      };
    });
    const number = (items) => items.reduce((sum, item) => sum + Number(item.dataset.count ?? 1), 0);
    const items = sections.flatMap((section) => section.items);
    return {
      items,
      total: number(items),
      isSorted: (field) => field !== 'severity' && field !== 'family', // These come by weight.
      title: (field, value, item) => item.dataset[`${field}Title`] || value,
      /** Shows what fits, and returns how many do. */
      show: (fits) => {
        const fitting = items.filter((item) => fits(item.dataset));
        const shown = new Set(fitting);
        for (const item of items) item.hidden = !shown.has(item);
        for (const { section, count, words, items: own, entry } of sections) {
          const left = own.filter((item) => shown.has(item));
          for (const line of section.querySelectorAll('li')) {
            line.hidden = ![...line.querySelectorAll(itemSelector)].some((item) => shown.has(item));
          }
          section.hidden = left.length === 0;
          if (entry) entry.hidden = section.hidden;
          const share = left.length === own.length ? '' : `${number(left)} of `;
          if (count) count.textContent = share + words; // “2 of 3 findings”
        }
        return number(fitting);
      },
    };
  };

  /** The findings of a page. */
  const findingsView = (scope) => {
    const view = listView(scope, 'findings', '[data-severity]');
    if (view.items.length === 0) return undefined;
    const place = scope.querySelector('.pages') ? ' on this page' : '';
    return {
      ...view,
      fields: ['severity', 'language', 'intent', 'rule'],
      apply: ({ fits }) => {
        const shown = view.show(fits);
        return `${shown} of ${count(view.total, 'finding')}${place} shown${hint(shown)}`;
      },
    };
  };

  /** The list of rules. */
  const rulesView = (scope) => {
    const view = listView(scope, 'rules', '[data-family]');
    if (view.items.length === 0) return undefined;
    const isFound = (data) => data.found !== '';
    return {
      ...view,
      fields: ['severity', 'family'],
      option: new Set(view.items.map((item) => isFound(item.dataset))).size > 1
        && ['found', 'Only with findings here'],
      apply: ({ fits, isOptionOn }) => {
        const shown = view.show((data) => fits(data) && (!isOptionOn || isFound(data)));
        return `${shown} of ${count(view.total, 'rule')} shown${hint(shown)}`;
      },
    };
  };

  /** What helps when nothing is left. */
  const hint = (shown) => (shown === 0 ? '. Nothing fits this choice; “Show all” brings everything back.' : '');

  /** A table of languages and intents; its rows and columns are those of its cells. */
  const coverageView = (scope) => {
    const cells = [...scope.querySelectorAll('.cell[data-language][data-intent]')];
    const table = cells[0]?.closest('table');
    if (!table) return undefined;
    const column = (cell) => cell.closest('td, th').cellIndex;
    const isGap = (cell) => cell.classList.contains('missing') || cell.classList.contains('none');
    const header = table.tHead?.rows[0];
    const total = (field) => new Set(cells.map((cell) => cell.dataset[field])).size;
    return {
      fields: ['language', 'intent'],
      option: cells.some(isGap) && ['gaps', 'Only gaps'],
      items: cells,
      isSorted: () => false,
      title: (field, value, cell) => {
        const head = field === 'language' ? cell.closest('tr').cells[0] : header?.cells[column(cell)];
        return (head?.querySelector('a') ?? head)?.textContent.trim() || value;
      },
      apply: (choice) => {
        const shown = cells.filter((cell) => choice.fits(cell.dataset) && (!choice.isOptionOn || isGap(cell)));
        const rows = new Set(shown.map((cell) => cell.closest('tr')));
        const columns = new Set(shown.map(column));
        // Rows and columns without such cells hold names and totals, and stay.
        const rowsOfCells = new Set(cells.map((cell) => cell.closest('tr')));
        const columnsOfCells = new Set(cells.map(column));
        for (const row of table.rows) {
          row.hidden = rowsOfCells.has(row) && !rows.has(row);
          for (const cell of row.cells) {
            cell.hidden = columnsOfCells.has(cell.cellIndex) && !columns.has(cell.cellIndex);
          }
        }
        const languages = `${rows.size} of ${count(total('language'), 'language')}`;
        return `${languages}, ${columns.size} of ${count(total('intent'), 'intent')} shown${hint(rows.size)}`;
      },
    };
  };

  const setUpFilters = (place) => {
    const scope = place.parentElement;
    const view = findingsView(scope) ?? rulesView(scope) ?? coverageView(scope);
    if (!view) return;
    // In a guide of one file several pages share the address; there the identifiers have a prefix.
    const prefix = place.id.replace(/filters$/, '');

    const form = element('form', { class: 'filter-form' });
    const selects = new Map();
    for (const [field, label, all] of FIELDS) {
      if (!view.fields.includes(field)) continue;
      const titles = new Map();
      for (const item of view.items) {
        const value = item.dataset[field];
        if (value && !titles.has(value)) titles.set(value, view.title(field, value, item));
      }
      if (titles.size === 0) continue;
      const id = `${prefix}filter-${field}`;
      const select = element('select', { id });
      select.append(element('option', { value: '' }, all));
      const options = [...titles];
      if (view.isSorted(field)) options.sort(([, a], [, b]) => a.localeCompare(b, 'en'));
      for (const [value, title] of options) select.append(element('option', { value }, title));
      selects.set(field, select);
      form.append(element('div', { class: 'filter' }, element('label', { for: id }, label), select));
    }
    const [option, words] = view.option || [];
    const box = element('input', { type: 'checkbox', id: `${prefix}filter-${option}` });
    if (option) {
      const label = element('label', { for: box.id }, words);
      form.append(element('div', { class: 'filter filter-check' }, box, label));
    }
    if (selects.size === 0) return;
    form.append(element('button', { type: 'reset', class: 'filter-reset' }, 'Show all'));
    const status = element('p', { class: 'filter-status', role: 'status' });
    place.append(form, status);

    const apply = () => {
      const chosen = [...selects].filter(([, select]) => select.value !== '');
      status.textContent = view.apply({
        fits: (data) => chosen.every(([field, select]) => data[field] === select.value),
        isOptionOn: box.checked,
      });
    };
    const remember = () => {
      const state = addressState.read();
      for (const [field, select] of selects) {
        if (select.value === '') state.delete(prefix + field);
        else state.set(prefix + field, select.value);
      }
      if (box.checked) state.set(`${prefix}${option}`, 'only');
      else if (option) state.delete(`${prefix}${option}`);
      addressState.write(state);
    };
    const recall = () => {
      const state = addressState.read();
      for (const [field, select] of selects) {
        const value = state.get(prefix + field) ?? '';
        select.value = [...select.options].some((each) => each.value === value) ? value : '';
      }
      box.checked = Boolean(option) && state.get(`${prefix}${option}`) === 'only';
      apply();
    };

    form.addEventListener('change', () => { apply(); remember(); });
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('reset', () => {
      // The fields are only empty after this event.
      setTimeout(() => { apply(); remember(); });
    });
    addEventListener('popstate', recall);
    addEventListener('hashchange', recall);
    recall();
  };

  // MARK: Speech

  /** What has to be the same for a voice to read a text. */
  const spokenLanguage = (tag) => {
    const [primary, ...others] = tag.replaceAll('_', '-').toLowerCase().split('-');
    // Cantonese and Mandarin are written alike and spoken apart.
    const isCantonese = primary === 'yue' || (primary === 'zh' && (others.includes('hk') || others.includes('mo')));
    if (isCantonese) return 'yue';
    const newer = { cmn: 'zh', iw: 'he', in: 'id', no: 'nb', fil: 'tl' };
    return newer[primary] ?? primary;
  };

  /** The best of the voices for a language, or undefined. */
  const voiceFor = (tag, voices) => {
    const name = (text) => text.replaceAll('_', '-').toLowerCase();
    // The voices of regions by the script that is written there.
    const region = { 'zh-hans': 'zh-cn', 'zh-hant': 'zh-tw' }[name(tag)] ?? name(tag);
    const able = voices.filter((voice) => spokenLanguage(voice.lang) === spokenLanguage(tag));
    return able.find((voice) => name(voice.lang) === name(tag))
      ?? able.find((voice) => name(voice.lang) === region)
      ?? able.find((voice) => voice.default)
      ?? able[0];
  };

  const speakerIcon = () => {
    const space = 'http://www.w3.org/2000/svg';
    const icon = document.createElementNS(space, 'svg');
    for (const [key, value] of [['viewBox', '0 0 16 16'], ['aria-hidden', 'true'], ['class', 'speak-icon']]) {
      icon.setAttribute(key, value);
    }
    const path = document.createElementNS(space, 'path');
    path.setAttribute('d', 'M2 6h2.5L8 3v10L4.5 10H2zM10.5 5.5a3.5 3.5 0 0 1 0 5M12.5 3.5a6.4 6.4 0 0 1 0 9');
    icon.append(path);
    return icon;
  };

  const setUpSpeech = () => {
    const speech = globalThis.speechSynthesis;
    if (!speech || !globalThis.SpeechSynthesisUtterance) return;
    const texts = [...document.querySelectorAll('.phrase, .pronunciation')].filter((text) => {
      // A voice would read the letters and digits of a Chinese hint.
      const isChinese = ['zh', 'yue'].includes(spokenLanguage(text.lang));
      return text.lang !== '' && !(isChinese && text.classList.contains('pronunciation'));
    });
    let speaking;

    const stop = () => {
      speaking?.setAttribute('aria-pressed', 'false');
      speaking = undefined;
      speech.cancel();
    };

    const speak = (button, text, language) => {
      const voice = voiceFor(language, speech.getVoices());
      if (!voice) return;
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      const ended = () => {
        if (speaking === button) stop();
      };
      utterance.addEventListener('end', ended);
      utterance.addEventListener('error', ended);
      speaking = button;
      button.setAttribute('aria-pressed', 'true');
      speech.speak(utterance);
    };

    const words = (text) => {
      const copy = text.cloneNode(true);
      copy.querySelectorAll('rt, rp').forEach((reading) => reading.remove());
      return copy.textContent.trim();
    };

    const addButton = (text) => {
      const spoken = words(text);
      if (spoken === '' || !voiceFor(text.lang, speech.getVoices())) return false;
      const name = element('span', { lang: text.lang, dir: text.dir || undefined }, spoken);
      const button = element(
        'button', { type: 'button', class: 'speak', lang: 'en', 'aria-pressed': 'false' },
        speakerIcon(), element('span', { class: 'visually-hidden' }, 'Speak ', name),
      );
      button.addEventListener('click', () => {
        const wasSpeaking = speaking === button;
        stop();
        if (!wasSpeaking) speak(button, spoken, text.lang);
      });
      // Behind the closing quotation mark, on the side where the text's own direction has it.
      const quotation = text.closest('.said');
      if (quotation) quotation.append(button);
      else text.after(button);
      return true;
    };

    // Voices may come late, and then some more.
    let waiting = texts;
    const addButtons = () => {
      waiting = waiting.filter((text) => !addButton(text));
    };
    addButtons();
    speech.addEventListener?.('voiceschanged', addButtons);
    addEventListener('pagehide', stop);
  };

  const start = () => {
    const search = document.getElementById('search');
    if (search) setUpSearch(search);
    document.querySelectorAll('.filters').forEach(setUpFilters);
    setUpSpeech();
  };

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
