import highsModule, { type Highs, type Model, type ModelData } from 'highs';
import type { Choice, Solver } from '../src/calendar/index.ts';

/** An attempt that branches further is better given up: the next one frees other matches. */
const MOST_NODES = 100;

// The package’s types describe its CommonJS build.
const loadHighs = highsModule as unknown as typeof highsModule.default;

/** HiGHS, an exact solver of linear models, compiled to WebAssembly. */
export async function loadSolver(): Promise<Solver> {
  const highs = await loadHighs();
  return { choose: (choice, isOver) => choose(highs, choice, isOver) };
}

function choose(highs: Highs, choice: Choice, isOver: () => boolean): readonly number[] | null {
  const { solutionStatus } = highs.constants;
  return highs.withModel(modelOf(highs, choice), (model) => {
    model.options.set({ output_flag: false, mip_max_nodes: MOST_NODES });
    if (!runs(highs, model, isOver)) return null;
    if (model.info.get('primal_solution_status') !== solutionStatus.feasible) return null;
    const { colValue } = model.getSolution();
    return Array.from(colValue.keys()).filter((column) => (colValue[column] ?? 0) > 0.5);
  });
}

/** False if HiGHS failed, as its linear algebra sometimes does: other freed matches may give a sound model. */
function runs(highs: Highs, model: Model, isOver: () => boolean): boolean {
  const { callbackType } = highs.constants;
  const stopWhenOver = (event: { interrupt(): void }): undefined => {
    if (isOver()) event.interrupt();
  };
  try {
    model.run({
      [callbackType.mipInterrupt]: stopWhenOver,
      [callbackType.simplexInterrupt]: stopWhenOver,
    });
    return true;
  } catch (error) {
    if (error instanceof highs.errors.HighsError) return false;
    throw error;
  }
}

function modelOf(highs: Highs, { columns, limits }: Choice): ModelData {
  const indices = limits.flatMap((limit) => limit.columns);
  const starts = [0];
  for (const limit of limits) starts.push((starts.at(-1) ?? 0) + limit.columns.length);
  return {
    numCols: columns,
    numRows: limits.length,
    sense: highs.constants.objectiveSense.maximize,
    colCost: new Float64Array(columns).fill(1),
    colLower: new Float64Array(columns),
    colUpper: new Float64Array(columns).fill(1),
    integrality: new Int32Array(columns).fill(highs.constants.variableType.integer),
    rowLower: limits.map(({ most, isExact }) => (isExact === true ? most : -highs.infinity)),
    rowUpper: limits.map(({ most }) => most),
    matrix: {
      format: 'csr',
      numRows: limits.length,
      numCols: columns,
      starts,
      indices,
      values: new Float64Array(indices.length).fill(1),
    },
  };
}
