import { cookieFor } from '@traip/web/browser-state';

/**
 * Holds clicks that only scripts can handle, until they can. Links, and forms with an action, are left to the browser;
 * an answer to the cookie banner is stored at once.
 */
export function holdPresses(onHeld: () => void, signal: AbortSignal): { repeat(): void; drop(): void } {
  let queue: { readonly element: HTMLElement; readonly replay: () => void }[] = [];
  const hold = (event: Event, element: HTMLElement, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    element.setAttribute('aria-busy', 'true');
    queue.push({ element, replay });
    onHeld();
  };
  const options = { capture: true, signal };
  addEventListener(
    'click',
    (event) => {
      const element = needsScripts(event.target);
      if (element?.dataset.consent) answerConsent(event, element.dataset.consent);
      else if (element) hold(event, element, againFor(element));
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.hasAttribute('action')) hold(event, form, () => form.requestSubmit());
    },
    options,
  );
  const takeAll = () => {
    const all = queue;
    queue = [];
    for (const { element } of all) element.removeAttribute('aria-busy');
    return all;
  };
  return {
    repeat: () => {
      for (const { replay } of takeAll()) replay();
    },
    drop: takeAll,
  };
}

/** The clicked control, if the browser doesn't handle it itself. */
export function needsScripts(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const roles = ['button', 'tab', 'switch', 'option', 'menuitem'].map((role) => `[role=${role}]`);
  const pressed = target.closest<HTMLElement>(`a[href],summary,input,button,${roles}`);
  if (!pressed || pressed.matches('a[href],summary,input')) return null;
  const { form, type } = pressed as HTMLButtonElement;
  return form?.hasAttribute('action') && type === 'submit' ? null : pressed;
}

/** Clicks the element again, or the one in its position if React has replaced it. */
export function againFor(element: HTMLElement): () => void {
  const alike = () => [...document.querySelectorAll<HTMLElement>(element.localName)];
  const place = alike().indexOf(element);
  return () => (element.isConnected ? element : alike()[place])?.click();
}

/** Every first visit starts with the banner, so it must respond at once. */
export function answerConsent(event: Event, choice: string): void {
  event.stopImmediatePropagation();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = cookieFor(JSON.parse(choice), new Date(), location.protocol === 'https:');
  document.documentElement.dataset.answered = '';
  document.querySelector('main')?.focus({ preventScroll: true });
}
