/**
 * Which transactions could be seen at a moment, as PostgreSQL writes a snapshot: `xmin:xmax:those under way`. All
 * before xmin had ended, none from xmax on had begun, and those in between had ended unless they are named.
 */
export function seenAt(snapshot: string): (transaction: string) => boolean {
  const [xmin = '', xmax = '', named = ''] = snapshot.split(':');
  const [first, end] = [BigInt(xmin), BigInt(xmax)];
  const underWay = new Set(named.split(','));
  return (transaction) => {
    const number = BigInt(transaction);
    return number < first || (number < end && !underWay.has(transaction));
  };
}
