import { call } from '../call.ts';
import { signedIn } from '../permissions/index.ts';
import { MyHome, MyMatchPage } from '../shapes/home.ts';
import { MatchQuery } from '../shapes/match-list.ts';

/** The home screen of the signed-in user. */
export const homeCalls = {
  mine: call({
    method: 'GET',
    path: '/app-home/my-home',
    summary: 'Get the caller’s home page: live and upcoming matches, results and pending items',
    access: signedIn,
    reply: MyHome,
    errors: [],
  }),
  matches: call({
    method: 'GET',
    path: '/app-home/my-matches',
    summary: 'List the matches of the caller’s teams and those they referee',
    access: signedIn,
    query: MatchQuery,
    reply: MyMatchPage,
    errors: [],
  }),
};
