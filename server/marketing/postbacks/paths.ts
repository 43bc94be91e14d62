export const POSTBACKS_PATH = '/report/postbacks';
export const RECEIVED_PATH = '/report/postbacks/received';
