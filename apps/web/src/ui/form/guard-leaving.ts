/** Marks the entry of the history that takes the first press of "back". */
const mark = 'traipUnsaved';

/**
 * Asks before something typed is lost: by a link, by "back", by closing the window. The answer stops asking.
 * `mayLeave` is our own question; closing the window gets the browser's.
 */
export function guardLeaving(mayLeave: () => Promise<boolean>): () => void {
  const events = new AbortController();
  const { signal } = events;
  let leaving = false;
  const askThen = async (leave: () => void, stay: () => void = () => undefined) => {
    leaving = await mayLeave();
    if (leaving) leave();
    else stay();
  };
  const onClick = (event: MouseEvent) => {
    const link = leaving ? null : leavingLink(event);
    if (link === null) return;
    event.preventDefault();
    event.stopPropagation();
    void askThen(() => link.click());
  };
  const onBack = () => {
    if (leaving || isMarked()) return;
    void askThen(
      () => history.back(),
      () => history.forward(),
    );
  };
  const onClose = (event: BeforeUnloadEvent) => {
    if (!leaving) event.preventDefault();
  };
  // A page cannot stop "back", but it can put an entry of its own before the one that would be left.
  if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, '', location.href);
  addEventListener('click', onClick, { capture: true, signal });
  addEventListener('popstate', onBack, { signal });
  addEventListener('beforeunload', onClose, { signal });
  return () => {
    events.abort();
    if (!leaving && isMarked()) history.back();
  };
}

function isMarked(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[mark]);
}

/** The link that a click would follow to another page of ours; the browser asks about other sites itself. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlain || link === null || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = new URL(link.href);
  const isSamePage = pathname === location.pathname && search === location.search;
  return origin === location.origin && !isSamePage ? link : null;
}
