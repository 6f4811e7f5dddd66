import { call } from '../call.ts';
import { signedIn } from '../permissions/index.ts';
import { MyHome, MyMatchPage } from '../shapes/home.ts';
import { MatchQuery } from '../shapes/match-list.ts';

/** The home screen of the signed-in user. */
export const homeCalls = {
  mine: call({
    method: 'GET',
    path: '/app-home/my-home',
    summary: 'What is on, what comes and what waits for the caller, all at once',
    who: signedIn,
    reply: MyHome,
    errors: [],
  }),
  matches: call({
    method: 'GET',
    path: '/app-home/my-matches',
    summary: 'The matches of the teams of the caller, and those that they referee',
    who: signedIn,
    query: MatchQuery,
    reply: MyMatchPage,
    errors: [],
  }),
};
