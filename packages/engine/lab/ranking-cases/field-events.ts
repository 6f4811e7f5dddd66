import { type JumpOff, rankHorizontal, rankVertical, verticalSteps } from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';
import {
  count,
  fromOne,
  inside,
  itemsUnless,
  optional,
  orElse,
  placesObject,
  status,
  stepsOf,
  ties,
} from './fields.ts';
import type { CaseReader } from './reader.ts';

/** High jump and pole vault. */
export const vertical: CaseReader = {
  rules: ['steps', 'ties'],
  read(rules, input) {
    const heights = input.at('heights').items().map(fromOne);
    const jumpers = input
      .at('athletes')
      .items()
      .map((node) => ({
        id: node.at('id').text(),
        attempts: itemsUnless(status(node), node.at('attempts')).map(readAttempt),
        status: status(node),
        order: optional(node.at('order'), count),
      }));
    const jumpOff = optional(input.at('jumpOff'), readJumpOff);
    const steps = inside(rules, 'steps');
    const read = {
      steps: steps.isAbsent ? verticalSteps : stepsOf(steps, verticalSteps),
      ties: ties(rules, 'SHARE'),
    };
    return () => placesOrBreach(rankVertical(heights, jumpers, jumpOff, read));
  },
};

function readJumpOff(node: JsonNode): JumpOff {
  const attempts = node.at('attempts');
  return {
    heights: node.at('heights').items().map(fromOne),
    attempts: new Map(attempts.names().map((id) => [id, attempts.at(id).items().map(readAttempt)])),
  };
}

/** `o`, `xo`, `-`, … in any case; empty for a height not attempted. */
function readAttempt(node: JsonNode): string {
  if (node.isAbsent) return '';
  const attempt = node.isEmptyText ? '' : node.text().toLowerCase().trim();
  if (!/^[xo\-r]{0,3}$/.test(attempt)) node.refuse('ATTEMPT');
  return attempt;
}

/** Long jump, triple jump and throws. */
export const horizontal: CaseReader = {
  rules: ['depth', 'ties'],
  read(rules, input) {
    const throwers = input
      .at('athletes')
      .items()
      .map((node) => ({
        id: node.at('id').text(),
        marks: itemsUnless(status(node), node.at('marks')).map(readMark),
        status: status(node),
        order: optional(node.at('order'), count),
      }));
    const depth = orElse(inside(rules, 'depth'), fromOne, Number.POSITIVE_INFINITY);
    return () => placesOrBreach(rankHorizontal(throwers, { depth, ties: ties(rules, 'SHARE') }));
  },
};

/** Centimetres; a foul or pass is null, x, - or p. */
function readMark(node: JsonNode): number | null {
  if (node.isAbsent || node.isEmptyText) return null;
  if (!node.isText) return node.isNumber ? node.count() : refuseMarks(node);
  return /^[xpr-]$/i.test(node.text()) ? null : refuseMarks(node);
}

function refuseMarks(node: JsonNode): null {
  node.refuse('MARKS');
  return null;
}

function placesOrBreach(ranked: ReturnType<typeof rankVertical>): object {
  return 'breach' in ranked ? ranked : { places: placesObject(ranked) };
}
