/** The question whether the app may store what brought a visitor. */
export const consent = {
  title: 'May we remember what brought you here?',
  text: 'We store which link or ad you came from and whether you install the app. It helps us see which ads work. No name or phone number.',
  no: 'No, thanks',
  yes: 'Allow',
  switch: 'Remember what brought me here',
};
