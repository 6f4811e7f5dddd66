/** Whether a Traip answers at an address within a few seconds. Throws if nothing answers. */
export async function isHealthy(origin: string): Promise<boolean> {
  const reply = await fetch(`${origin}/health`, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
  const body: unknown = await reply.json().catch(() => undefined);
  return reply.ok && typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
}

export async function isTraipAt(origin: string): Promise<boolean> {
  try {
    return await isHealthy(origin);
  } catch {
    return false;
  }
}
