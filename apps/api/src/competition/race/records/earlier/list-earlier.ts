import type { raceRecordCalls } from '@traip/contract';
import { playerInBrief } from '../../../../people/person/player-in-brief.ts';
import type { Handler } from '../../../../platform/routing/handler.ts';
import { playerOf } from '../../entries/entry-reply.ts';
import { listEarlierMarks as list } from './queries.ts';

export const listEarlierMarks: Handler<typeof raceRecordCalls.earlier> = async ({ db }, { params }) => ({
  marks: (await list(db, params.traipId)).map((row) => {
    const {
      markId,
      event,
      kind,
      scope,
      mark,
      resolution,
      gender,
      band,
      birthYear,
      team,
      club,
      heldOn,
      place,
    } = row;
    const player = playerOf(row);
    const person = player && playerInBrief(player, true);
    return {
      id: markId,
      event,
      kind,
      scope,
      mark,
      resolution,
      gender,
      band,
      person,
      birthYear,
      team,
      club,
      heldOn,
      place,
    };
  }),
});
