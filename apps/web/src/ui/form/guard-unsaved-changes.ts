/** Marks our own history entry, which catches the first "back". */
const historyMark = 'traipUnsaved';

/**
 * Confirms before unsaved input is lost: through a link, "back", or closing the window. The returned function
 * stops it. `mayLeave` is our own dialog; closing the window shows the browser's.
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
  // A page can't cancel "back", but it can push its own entry on top.
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

/** Once everything is saved, one "back" must be one step: our own entry is skipped. */
export function skipOwnEntry(): () => void {
  return watchOwnEntry(() => history.back());
}

/** Called on "back" from our own entry to the same page below it. */
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

/** A link to another page of ours; for other sites the browser asks. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlain || link === null || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = new URL(link.href);
  const isSamePage = pathname === location.pathname && search === location.search;
  return origin === location.origin && !isSamePage ? link : null;
}
