import { z } from 'zod';
import { resultFields } from '../proposals/change.ts';
import { consequencesShape, readScene } from '../proposals/consequences.ts';
import { apply, propose } from '../proposals/proposal.ts';
import { matchShape } from '../texts/match-shape.ts';
import { id } from './shapes.ts';
import { tool } from './tool.ts';

const proposalShape = z.object({
  proposalId: z.string().describe('For apply_proposal: copy all of it'),
  expiresAt: z.string(),
  match: matchShape.describe('The match as it is now'),
  ...consequencesShape,
});

const previewOnly =
  'Nothing is written: it returns a preview and a proposalId. Show the preview to the person, and call apply_proposal only once they agree.';

export const proposeResult = tool({
  name: 'propose_result',
  description: `Previews the result of a match, or the correction of one: who moves in the standings, which later matches change, and who is told. ${previewOnly} The result of an official match (CLOSED) is corrected by reopening it, which needs a reason.`,
  effect: 'READS',
  input: z.strictObject({
    matchId: id('the match'),
    ...resultFields,
    reason: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .optional()
      .describe('Why: required to correct an official result, and for most outcomes other than NORMAL'),
  }),
  output: proposalShape,
  async run(context, { matchId, reason, ...result }) {
    const scene = await readScene(context, matchId);
    const reopens = scene.match.state === 'CLOSED';
    return propose(context, scene, { kind: 'RESULT', matchId, result, reason, reopens });
  },
});

export const proposePostponement = tool({
  name: 'propose_postponement',
  description: `Previews postponing a match that has not started: it loses its date and waits for another. ${previewOnly} To move it to a known date use propose_new_date instead.`,
  effect: 'READS',
  input: z.strictObject({
    matchId: id('the match'),
    reason: z.string().trim().min(1).max(500).describe('Why: it is told to both teams'),
  }),
  output: proposalShape,
  async run(context, { matchId, reason }) {
    return propose(context, await readScene(context, matchId), { kind: 'POSTPONEMENT', matchId, reason });
  },
});

export const proposeNewDate = tool({
  name: 'propose_new_date',
  description: `Previews giving a match that has not started another kick-off, and checks that its field, teams and referees are free then. ${previewOnly}`,
  effect: 'READS',
  input: z.strictObject({
    matchId: id('the match'),
    kickOff: z.iso
      .datetime({ offset: true })
      .describe('With its offset: 2027-03-14T17:30:00+01:00. People mean Europe/Madrid'),
    fieldId: id('another field').optional(),
  }),
  output: proposalShape,
  async run(context, { matchId, kickOff, fieldId }) {
    const scene = await readScene(context, matchId);
    const moment = new Date(kickOff).toISOString();
    return propose(context, scene, { kind: 'NEW_DATE', matchId, kickOff: moment, fieldId });
  },
});

export const applyProposal = tool({
  name: 'apply_proposal',
  description:
    'Writes what a propose_ tool previewed, exactly that, once. Call it only after the person has seen the preview and agreed. It is refused if the match or its consequences have changed since: then propose again. What it does is in the organisation’s activity under the name of the token.',
  effect: 'WRITES',
  input: z.strictObject({
    proposalId: z.string().trim().min(1).max(4000).describe('As a propose_ tool returned it, all of it'),
  }),
  output: z.object({
    isWritten: z.boolean().describe('False: the match already was as proposed'),
    match: matchShape.describe('The match as it is now'),
  }),
  run: (context, { proposalId }) => apply(context, proposalId),
});
