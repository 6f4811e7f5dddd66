/** With the share sheet, or by copying; by default the current page, whose tab and filters are in the URL. */
export async function shareOrCopy(
  title: string,
  url = location.href,
): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (navigator.share !== undefined) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (failure) {
    // Closing the sheet isn't a failure.
    return failure instanceof DOMException && failure.name === 'AbortError' ? 'shared' : 'failed';
  }
}
