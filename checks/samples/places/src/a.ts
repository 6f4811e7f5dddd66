export const data = '/home/ana/traip/data';
export const mine = "/Users/ana/traip";
export const there = `/work/traip`;
export const route = '/home';
export const part = '../features/home/team/list.ts';
export const usual = '/usr/bin/chromium';
