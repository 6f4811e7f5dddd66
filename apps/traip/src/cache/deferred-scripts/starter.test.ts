import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { followsKey, ringKey, sessionKey, themeKey } from '@traip/web/browser-state';
import { starterFor } from './starter.ts';
import { fakeElement, openFakeBrowser } from './testing/fake-browser.ts';

const page = { scripts: ['/a.js', '/b.js'], runtime: '/runtime.js', consents: ['analytics'] };
const consentTo = (analytics: boolean) =>
  `traip-consent=${encodeURIComponent(JSON.stringify({ analytics, timestamp: 'now' }))}`;

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

function open(...visit: Parameters<typeof openFakeBrowser>) {
  const browser = openFakeBrowser(...visit);
  browser.run(starterFor(page));
  return browser;
}

/** Lets pending promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('the starter has no comments and cannot end its script tag', () => {
  assert.doesNotMatch(starterFor(page), /^\s*(\/\/|\*)/m, 'comments');
  assert.doesNotMatch(starterFor({ ...page, runtime: '</script>' }), /<\/script/);
});

test('a page loads no scripts for a stranger', () => {
  const { asked, document } = open({ stored: { [followsKey]: '[]', [themeKey]: 'light' } });
  assert.deepEqual(asked(), []);
  assert.equal(document.documentElement.dataset.waiting, '');
});

for (const [who, visit] of Object.entries({
  'is signed in': { stored: { [sessionKey]: '{}' } },
  'follows something': { stored: { [followsKey]: '[{}]' } },
  'gets notifications of what they follow': { stored: { [ringKey]: 'true' } },
  'has chosen another theme': { stored: { [themeKey]: 'dark' } },
  'has consented to something the page loads': { cookie: consentTo(true) },
}))
  test(`a page starts at once for a reader who ${who}`, () => {
    assert.deepEqual(open(visit).asked(), ['/a.js', '/b.js']);
  });

test('a reader who has refused cookies is a stranger', () => {
  assert.deepEqual(open({ cookie: consentTo(false) }).asked(), []);
});

test('a page starts on use even if storage is blocked', () => {
  const browser = openFakeBrowser();
  browser.run(
    `Object.defineProperty(globalThis, 'localStorage', { get() { throw Error() } });${starterFor(page)}`,
  );
  browser.fire('wheel');
  assert.equal(browser.asked().length, 2);
});

for (const kind of ['pointerdown', 'touchstart', 'wheel', 'keydown', 'input'])
  test(`a page starts at the first ${kind}`, () => {
    const { fire, asked } = open();
    fire(kind, { target: fakeElement(['p']) });
    fire(kind, { target: fakeElement(['p']) });
    assert.deepEqual(asked(), ['/a.js', '/b.js']);
  });

test('a touch on something that works without scripts does not start them', () => {
  const { fire, asked } = open();
  for (const kind of ['a[href]', 'summary', '[data-consent]'])
    for (const type of ['pointerdown', 'touchstart']) fire(type, { target: fakeElement([kind]) });
  assert.deepEqual(asked(), []);
});

test('a moving mouse starts a page; a resting one, or a scrolling finger, does not', () => {
  const { fire, asked } = open();
  const move = (pointerType: string, screenX: number) =>
    fire('pointermove', { pointerType, screenX, screenY: 1 });
  for (const type of ['mouse', 'mouse', 'touch']) move(type, type === 'touch' ? 9 : 1);
  assert.deepEqual(asked(), []);
  move('mouse', 2);
  assert.equal(asked().length, 2);
});

test('scrolling starts a page, but the browser restoring its position does not', () => {
  const { fire, asked, clock } = open();
  fire('scroll', { timeStamp: 900 });
  clock.loadEventEnd = 1_000;
  fire('scroll', { timeStamp: 1_400 });
  assert.deepEqual(asked(), []);
  fire('scroll', { timeStamp: 1_600 });
  assert.equal(asked().length, 2);
});

test('on a slow connection a page starts after ten seconds in view, but not while hidden', () => {
  const { pass, asked, document } = open();
  pass(9_000);
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  pass(60_000);
  assert.deepEqual(asked(), []);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  pass(9_000);
  assert.deepEqual(asked(), []);
  pass(1_000);
  assert.equal(asked().length, 2);
});

for (const [kind, connection] of Object.entries({
  fast: { downlink: 10 },
  unknown: undefined,
}))
  test(`on a connection that is ${kind} a page starts soon after it is shown`, () => {
    const { pass, asked } = open({ connection });
    pass(1_400);
    assert.deepEqual(asked(), []);
    pass(100);
    assert.equal(asked().length, 2);
  });

test('a reader who saves data has ten seconds too, however fast the connection', () => {
  const { pass, asked } = open({ connection: { saveData: true, downlink: 10 } });
  pass(9_000);
  assert.deepEqual(asked(), []);
});

test('the runtime is loaded after all other scripts', async () => {
  const { fire, asked, script } = open();
  fire('wheel');
  script('/a.js')?.onload();
  await settle();
  assert.deepEqual(asked(), ['/a.js', '/b.js']);
  script('/b.js')?.onload();
  await settle();
  assert.deepEqual(asked(), ['/a.js', '/b.js', '/runtime.js']);
  assert.equal(script('/runtime.js')?.nonce, 'nonce');
});

test('only failed scripts are loaded again, at the next click', async () => {
  const { fire, asked, script } = open();
  fire('wheel');
  script('/a.js')?.onload();
  script('/b.js')?.onerror();
  await settle();
  fire('wheel');
  assert.equal(asked().length, 2, 'not by a mere sign');
  fire('click', { target: fakeElement(['button']) });
  assert.deepEqual(asked(), ['/a.js', '/b.js', '/b.js']);
});

test('loading is not retried while a script is still on its way', async () => {
  const { fire, asked, script } = open();
  const press = () => fire('click', { target: fakeElement(['button']) });
  press();
  script('/a.js')?.onerror();
  await settle();
  press();
  assert.equal(asked().length, 2);
  script('/b.js')?.onload();
  await settle();
  press();
  assert.deepEqual(asked(), ['/a.js', '/b.js', '/a.js']);
});

test('failed scripts are loaded again after ten more seconds in view', async () => {
  const { asked, script, pass } = open();
  pass(10_000);
  for (const src of page.scripts) script(src)?.onerror();
  await settle();
  pass(9_000);
  assert.equal(asked().length, 2);
  pass(1_000);
  assert.equal(asked().length, 4);
});

function pressed(matching: readonly string[], own: object = {}) {
  const clicks: string[] = [];
  return { clicks, element: fakeElement(matching, { click: () => clicks.push('click'), ...own }) };
}

test('early clicks are repeated after hydration, in order and once', () => {
  const { fire, hydrate } = open();
  const done: string[] = [];
  for (const name of ['first', 'second', 'first'])
    fire('click', { target: fakeElement(['button'], { click: () => done.push(name) }) });
  assert.deepEqual(done, []);
  hydrate();
  assert.deepEqual(done, ['first', 'second', 'first']);
  hydrate();
  assert.equal(done.length, 3);
});

test('a held click marks its element as busy and reaches no other listener', () => {
  const { fire, hydrate } = open();
  const { element } = pressed(['button']);
  const event = { defaultPrevented: false, stopped: false };
  fire('click', {
    target: element,
    preventDefault: () => (event.defaultPrevented = true),
    stopImmediatePropagation: () => (event.stopped = true),
  });
  assert.deepEqual(event, { defaultPrevented: true, stopped: true });
  assert.equal(element.attributes.get('aria-busy'), 'true');
  hydrate();
  assert.equal(element.attributes.has('aria-busy'), false);
});

test('links, and forms with an action, are left to the browser', () => {
  const { fire } = open();
  for (const target of [
    fakeElement(['a[href]']),
    fakeElement(['summary']),
    fakeElement(['input']),
    fakeElement(['button'], { type: 'submit', form: { hasAttribute: () => true } }),
    fakeElement(['p']),
  ]) {
    let isPrevented = false;
    fire('click', { target, preventDefault: () => (isPrevented = true) });
    assert.equal(isPrevented, false);
  }
});

test('held clicks are dropped if the scripts cannot be loaded', async () => {
  const { fire, script, hydrate } = open();
  const { element, clicks } = pressed(['button']);
  fire('click', { target: element });
  for (const src of page.scripts) script(src)?.onerror();
  await settle();
  hydrate();
  assert.deepEqual(clicks, []);
});

test('an answer to the cookie banner is stored at once and starts no scripts', () => {
  const { fire, document, asked } = open();
  const choice = { analytics: true, marketing: false, preferences: false };
  fire('click', { target: fakeElement(['button'], { dataset: { consent: JSON.stringify(choice) } }) });
  assert.match(decodeURIComponent(document.cookie), /^traip-consent=\{"necessary":true,"analytics":true,/);
  assert.equal(document.documentElement.dataset.answered, '');
  assert.deepEqual(asked(), []);
});

/** Reports a new value only if it differs from the last one set through the field, as React does. */
class FakeField extends EventTarget {
  readonly defaultValue = '';
  readonly inputs: string[] = [];
  known = '';
  text = '';
  get value() {
    return this.text;
  }
  set value(text) {
    this.text = text;
  }
  readonly type = 'search';
  constructor() {
    super();
    Object.defineProperty(this, 'value', {
      get: () => this.text,
      set: (text: string) => {
        this.text = text;
        this.known = text;
      },
    });
    this.addEventListener('input', () => this.known !== this.text && this.inputs.push(this.text));
  }
}

test('early typing is entered again, so that React knows about it', () => {
  const { fire, hydrate } = open();
  const field = new FakeField();
  for (const text of ['l', 'li']) {
    field.value = text;
    fire('input', { target: field });
  }
  hydrate();
  assert.deepEqual([field.value, field.inputs], ['li', ['li']]);
});

test('an early tick is made again, so that React knows about it', () => {
  const { fire, hydrate } = open();
  const changes: boolean[] = [];
  const box = {
    type: 'checkbox',
    checked: true,
    click: () => {
      box.checked = !box.checked;
      changes.push(box.checked);
    },
  };
  fire('change', { target: box });
  hydrate();
  assert.deepEqual(changes, [true]);
});
