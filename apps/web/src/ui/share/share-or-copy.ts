/** With the share sheet, or by copying. */
export async function shareOrCopy(title: string): Promise<'shared' | 'copied' | 'failed'> {
  // The current tab and filters are in the URL.
  const url = location.href;
  try {
    if (navigator.share !== undefined) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (failure) {
    // Closing the sheet is no failure.
    return failure instanceof DOMException && failure.name === 'AbortError' ? 'shared' : 'failed';
  }
}
