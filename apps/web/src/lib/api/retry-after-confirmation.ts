/** Shows the person a question; true once they have confirmed that it is them. */
export type AskToConfirm = () => Promise<boolean>;

/** A fetch that asks the person to confirm that it is them where the server wants that, and then sends again. */
export function retryAfterConfirmation(fetchOnce: typeof fetch, ask: AskToConfirm): typeof fetch {
  return async (input, init) => {
    const response = await fetchOnce(input, init);
    if (response.status !== 403 || !(await wantsConfirmation(response))) return response;
    return (await ask()) ? fetchOnce(input, init) : response;
  };
}

async function wantsConfirmation(response: Response): Promise<boolean> {
  if (!response.headers.get('content-type')?.includes('json')) return false;
  const body: { error?: { code?: unknown } } = await response.clone().json();
  return body.error?.code === 'CONFIRMATION_REQUIRED';
}
