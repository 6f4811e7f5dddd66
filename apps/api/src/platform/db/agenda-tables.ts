/** Opens the matches of one person to the calendars that know its address; a new id closes the old address. */
export interface AgendasTable {
  userId: string;
  id: string;
  createdAt: Date;
}
