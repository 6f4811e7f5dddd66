import { matchManagementCalls, type NotificationKind, notificationCalls } from '@traip/contract';
import type { Person } from '../../testing/fixtures/people.ts';
import type { World } from '../../testing/world.ts';

/** Actions of people on their notifications, and actions that cause some. */
export function inboxOf(world: World) {
  const inbox = async (who: Person, query = {}) =>
    (await world.call(notificationCalls.list, { query }, who)).body;
  return {
    inbox,
    titles: async (who: Person) => (await inbox(who)).items.map(({ title }) => title.es),
    unread: async (who: Person) => (await world.call(notificationCalls.unread, {}, who)).body.unread,
    move: (matchId: string, kickOff: string, who: Person) =>
      world.call(matchManagementCalls.schedule, { body: { matchId, kickOff, force: true } }, who),
    /** Some minutes later: collected notifications are due, and an empty call makes the dispatcher poll. */
    later: async (who: Person) => {
      world.advance(3);
      const which = { readAt: new Date(0).toISOString() };
      await world.call(notificationCalls.mark, { body: { which, isRead: false } }, who);
    },
    prefer: (who: Person, kind: NotificationKind, isOn: boolean, channel: 'mail' | 'push' = 'mail') =>
      world.call(notificationCalls.savePreference, { body: { kind, channel, isOn } }, who),
  };
}
