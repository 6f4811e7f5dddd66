/** Every date is shown as it is in Madrid, whatever the zone of the server or of the browser. */
export const timeZone = 'Europe/Madrid';
