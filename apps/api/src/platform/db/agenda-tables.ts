/** Shares a person's matches with calendars that know its URL; a new id invalidates the old URL. */
export interface AgendasTable {
  userId: string;
  id: string;
  createdAt: Date;
}
