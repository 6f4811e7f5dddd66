/** Marks the entry of the history that takes the first press of "back". */
const historyMark = 'traipUnsaved';

/**
 * Asks before something typed is lost: by a link, by "back", by closing the window. The answer stops asking.
 * `mayLeave` is our own question; closing the window gets the browser's.
 */
export function guardUnsavedChanges(mayLeave: () => Promise<boolean>): () => void {
  let isLeaving = false;
  const confirmThen = async (leave: () => void, stay: () => void = () => undefined) => {
    isLeaving = await mayLeave();
    if (isLeaving) leave();
    else stay();
  };
  const onClick = (event: MouseEvent) => {
    const link = isLeaving ? null : leavingLink(event);
    if (link === null) return;
    event.preventDefault();
    event.stopPropagation();
    void confirmThen(() => link.click());
  };
  const onClose = (event: BeforeUnloadEvent) => {
    if (!isLeaving) event.preventDefault();
  };
  // A page cannot stop "back", but it can put an entry of its own before the one that would be left.
  if (!isMarked()) history.pushState({ ...history.state, [historyMark]: true }, '', location.href);
  const stopWatching = watchOwnEntry(() => {
    if (isLeaving) return;
    void confirmThen(
      () => history.back(),
      () => history.forward(),
    );
  });
  addEventListener('click', onClick, { capture: true });
  addEventListener('beforeunload', onClose);
  return () => {
    stopWatching();
    removeEventListener('click', onClick, { capture: true });
    removeEventListener('beforeunload', onClose);
  };
}

/** Once nothing can be lost any more, one press of "back" is one step back: our own entry is passed over. */
export function skipOwnEntry(): () => void {
  return watchOwnEntry(() => history.back());
}

/** Hears when somebody goes back from our own entry to the same page below it. */
function watchOwnEntry(onLeft: () => void): () => void {
  const here = location.href;
  let wasMarked = isMarked();
  const onMove = () => {
    const isLeft = wasMarked && !isMarked() && location.href === here;
    wasMarked = isMarked();
    if (isLeft) onLeft();
  };
  addEventListener('popstate', onMove);
  return () => removeEventListener('popstate', onMove);
}

function isMarked(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[historyMark]);
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
