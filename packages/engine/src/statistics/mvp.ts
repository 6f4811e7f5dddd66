import type { PlayerId } from '../match/index.ts';

/** One user's choice, at an instant in milliseconds. */
export interface MvpVote {
  readonly userId: string;
  readonly playerId: PlayerId;
  readonly at: number;
}

/** When votes are taken: from the first instant on, and before the second. */
export interface VoteWindow {
  readonly opens: number;
  readonly closes: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** The window of a match: 24 hours from its end, and no longer than until it is closed. */
export function voteWindow(finishedAt: number, closedAt: number | null = null): VoteWindow {
  return { opens: finishedAt, closes: Math.min(finishedAt + DAY, closedAt ?? Number.POSITIVE_INFINITY) };
}

export type VoteBreach =
  | { readonly breach: 'VOTE_NOT_OPEN'; readonly opens: number }
  | { readonly breach: 'VOTE_CLOSED'; readonly closes: number }
  | { readonly breach: 'ALREADY_VOTED'; readonly playerId: PlayerId }
  | { readonly breach: 'NOT_A_CANDIDATE'; readonly playerId: PlayerId };

/** Takes a vote, or says why not: one per user, inside the window, for somebody who played. */
export function castVote(
  votes: readonly MvpVote[],
  vote: MvpVote,
  window: VoteWindow,
  candidates: readonly PlayerId[],
): readonly MvpVote[] | VoteBreach {
  const { opens, closes } = window;
  if (vote.at < opens) return { breach: 'VOTE_NOT_OPEN', opens };
  if (vote.at >= closes) return { breach: 'VOTE_CLOSED', closes };
  if (!candidates.includes(vote.playerId)) return { breach: 'NOT_A_CANDIDATE', playerId: vote.playerId };
  const earlier = votes.find(({ userId }) => userId === vote.userId);
  return earlier ? { breach: 'ALREADY_VOTED', playerId: earlier.playerId } : [...votes, vote];
}

/** The most valuable player: nobody knows while the vote is open; equals share it. */
export type Mvp =
  | { readonly is: 'OPEN'; readonly closes: number }
  | { readonly is: 'NOBODY' }
  | { readonly is: 'CHOSEN'; readonly by: 'REFEREE'; readonly players: readonly PlayerId[] }
  | {
      readonly is: 'CHOSEN';
      readonly by: 'VOTE';
      readonly players: readonly PlayerId[];
      readonly votes: number;
    };

/** Who it is: the referee's pick, else whom most users chose. */
export function mvpOf(
  pick: PlayerId | null,
  votes: readonly MvpVote[],
  window: VoteWindow,
  now: number,
): Mvp {
  if (pick !== null) return { is: 'CHOSEN', by: 'REFEREE', players: [pick] };
  if (now < window.closes) return { is: 'OPEN', closes: window.closes };
  const counts = countVotes(votes, window);
  const most = Math.max(0, ...counts.values());
  if (most === 0) return { is: 'NOBODY' };
  const players = [...counts].filter(([, count]) => count === most).map(([playerId]) => playerId);
  return { is: 'CHOSEN', by: 'VOTE', players: players.toSorted(), votes: most };
}

// Stored votes may hold more than was ever allowed: the first of each user inside the window counts.
function countVotes(votes: readonly MvpVote[], { opens, closes }: VoteWindow): ReadonlyMap<PlayerId, number> {
  const voted = new Set<string>();
  const counts = new Map<PlayerId, number>();
  for (const { userId, playerId, at } of votes.toSorted((a, b) => a.at - b.at)) {
    if (at < opens || at >= closes || voted.has(userId)) continue;
    voted.add(userId);
    counts.set(playerId, (counts.get(playerId) ?? 0) + 1);
  }
  return counts;
}
