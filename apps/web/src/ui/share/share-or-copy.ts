/** Hands the address of the page on, with the device's own sheet or by copying it. */
export async function shareOrCopy(title: string): Promise<'shared' | 'copied' | 'failed'> {
  // What is chosen within a page (a tab, a filter) stays in its address.
  const url = location.href;
  try {
    if (navigator.share !== undefined) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (failure) {
    // Who closes the sheet has changed their mind.
    return failure instanceof DOMException && failure.name === 'AbortError' ? 'shared' : 'failed';
  }
}
