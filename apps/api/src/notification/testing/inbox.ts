import { matchManagementCalls, type NotificationKind, notificationCalls } from '@traip/contract';
import type { Person } from '../../testing/fixtures/people.ts';
import type { World } from '../../testing/world.ts';

/** Actions of people on their notifications, and actions that cause some. */
export function inboxOf(world: World) {
  const inbox = async (user: Person, query = {}) =>
    (await world.call(notificationCalls.list, { query }, user)).body;
  return {
    inbox,
    titles: async (user: Person) => (await inbox(user)).items.map(({ title }) => title.es),
    unread: async (user: Person) => (await world.call(notificationCalls.unread, {}, user)).body.unread,
    move: (matchId: string, kickOff: string, user: Person) =>
      world.call(matchManagementCalls.schedule, { body: { matchId, kickOff, force: true } }, user),
    /** Some minutes later: collected notifications are due, and an empty call makes the dispatcher poll. */
    later: async (user: Person) => {
      world.advance(3);
      const which = { readAt: new Date(0).toISOString() };
      await world.call(notificationCalls.mark, { body: { which, isRead: false } }, user);
    },
    prefer: (user: Person, kind: NotificationKind, isOn: boolean, channel: 'mail' | 'push' = 'mail') =>
      world.call(notificationCalls.savePreference, { body: { kind, channel, isOn } }, user),
  };
}
