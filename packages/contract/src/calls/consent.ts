import { z } from 'zod';
import { call } from '../call.ts';
import { mayWithTeam } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import { SquadPerson } from '../shapes/squad.ts';

const ofTeam = z.object({ teamId: Id, personId: Id });
const mayAsk = mayWithTeam('team.seeFacts', { team: 'params.teamId' });

/** What a team does about the consents of its minors. */
export const consentCalls = {
  remind: call({
    method: 'POST',
    path: '/teams/{teamId}/squad/{personId}/consent/remind',
    summary: 'Ask the guardians of a minor to decide whether they take part; once a day',
    who: mayAsk,
    params: ofTeam,
    reply: SquadPerson,
    errors: ['NOT_A_TEAM_MEMBER', 'NO_GUARDIAN', 'CONSENT_GIVEN', 'ASKED_TODAY'],
  }),
};
