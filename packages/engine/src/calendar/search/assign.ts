/**
 * The cheapest assignment of each row to a different column (the Hungarian method with potentials, after
 * Jonker and Volgenant). There are at least as many columns as rows; returns the column of each row.
 */
export function assign(costs: readonly Float64Array[], columns: number): Int32Array {
  const rows = costs.length;
  const ofRow = new Float64Array(rows + 1);
  const ofColumn = new Float64Array(columns + 1);
  const owner = new Int32Array(columns + 1);
  const previous = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    owner[0] = row;
    let column = grow(costs, { ofRow, ofColumn, owner, previous }, columns);
    for (; column !== 0; column = previous[column] as number)
      owner[column] = owner[previous[column] as number] as number;
  }
  const answer = new Int32Array(rows);
  for (let column = 1; column <= columns; column++)
    if ((owner[column] as number) > 0) answer[(owner[column] as number) - 1] = column - 1;
  return answer;
}

interface Tree {
  readonly ofRow: Float64Array;
  readonly ofColumn: Float64Array;
  readonly owner: Int32Array;
  readonly previous: Int32Array;
}

/** Follows the cheapest reduced costs from the new row until a free column is found. */
function grow(costs: readonly Float64Array[], tree: Tree, columns: number): number {
  const { ofRow, ofColumn, owner, previous } = tree;
  const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
  const isUsed = new Uint8Array(columns + 1);
  let column = 0;
  do {
    isUsed[column] = 1;
    const row = owner[column] as number;
    const own = costs[row - 1] as Float64Array;
    let nearest = 0;
    for (let next = 1; next <= columns; next++) {
      if (isUsed[next] === 1) continue;
      const reduced = (own[next - 1] as number) - (ofRow[row] as number) - (ofColumn[next] as number);
      if (reduced < (least[next] as number)) {
        least[next] = reduced;
        previous[next] = column;
      }
      if (nearest === 0 || (least[next] as number) < (least[nearest] as number)) nearest = next;
    }
    shift(tree, least, isUsed, least[nearest] as number);
    column = nearest;
  } while (owner[column] !== 0);
  return column;
}

function shift({ ofRow, ofColumn, owner }: Tree, least: Float64Array, isUsed: Uint8Array, by: number): void {
  for (let column = 0; column < isUsed.length; column++) {
    if (isUsed[column] === 1) {
      ofRow[owner[column] as number] = (ofRow[owner[column] as number] as number) + by;
      ofColumn[column] = (ofColumn[column] as number) - by;
    } else least[column] = (least[column] as number) - by;
  }
}
