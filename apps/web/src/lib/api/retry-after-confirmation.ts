/** Asks the person; true once they have confirmed their identity. */
export type AskToConfirm = () => Promise<boolean>;

/** A fetch that asks the person to confirm their identity when the server requires it, and then retries. */
export function retryAfterConfirmation(fetchOnce: typeof fetch, askToConfirm: AskToConfirm): typeof fetch {
  return async (input, init) => {
    const response = await fetchOnce(input, init);
    if (response.status !== 403 || !(await wantsConfirmation(response))) return response;
    return (await askToConfirm()) ? fetchOnce(input, init) : response;
  };
}

async function wantsConfirmation(response: Response): Promise<boolean> {
  if (!response.headers.get('content-type')?.includes('json')) return false;
  const body: { error?: { code?: unknown } } = await response.clone().json();
  return body.error?.code === 'CONFIRMATION_REQUIRED';
}
