/**
 * Which transactions are visible in a PostgreSQL snapshot, `xmin:xmax:running`: all before xmin had ended, none from
 * xmax on had begun, and those in between had ended unless they are listed as running.
 */
export function visibleInSnapshot(snapshot: string): (transaction: string) => boolean {
  const [first = '', end = '', listed = ''] = snapshot.split(':');
  const xmin = BigInt(first);
  const xmax = BigInt(end);
  const running = new Set(listed.split(','));
  return (transaction) => {
    const xid = BigInt(transaction);
    return xid < xmin || (xid < xmax && !running.has(transaction));
  };
}
