/**
 * The server's refusals (spec §8), keyed by meaning; the error catalogue maps the codes. Each names the
 * cause, the next step and the code.
 */
export const errors = {
  /** Logging in and registering. */
  login: {
    abnormal: 'Your account is on hold. Ask customer support. (Code: {{code}})',
    noSuchAccount: 'We couldn’t find this account. Check the name or create one. (Code: {{code}})',
    deviceTaken: 'This phone already has an account. Log in with it. (Code: {{code}})',
    wrongPassword: 'Wrong password. Try again or reset it. (Code: {{code}})',
    badInput: 'Check your account name and password. (Code: {{code}})',
    accountTaken: 'That account name is taken. Try another. (Code: {{code}})',
    ipTaken: 'Someone already registered from this network. Ask customer support. (Code: {{code}})',
  },
  /** Requesting an SMS code. */
  codeSend: {
    noSuchAccount: 'We couldn’t find this account. Check the name or create one. (Code: {{code}})',
    mobileTaken:
      'This mobile number belongs to another account. Use a different one. (Code: {{code}})',
    badMobile:
      'This isn’t a mobile number from this country. Check it and try again. (Code: {{code}})',
    tooFrequent:
      'We just sent you a code. Please wait before you request the next one. (Code: {{code}})',
    noneLeftToday: 'You have no codes left today. Please try again tomorrow. (Code: {{code}})',
    alreadyBound:
      'Your account already has a mobile number. To change it, ask customer support. (Code: {{code}})',
    failed: 'We couldn’t send the code. Please try again in a moment. (Code: {{code}})',
  },
  /** Using a code: binding a mobile, a new password. */
  verification: {
    wrong: 'Wrong code. Check the SMS and try again. (Code: {{code}})',
    expired: 'This code has expired. Request a new one. (Code: {{code}})',
    tooFrequent: 'Too many tries. Please wait a moment. (Code: {{code}})',
    noTriesLeft: 'Too many wrong codes. Request a new one. (Code: {{code}})',
    badPassword: 'You can’t use this password. Choose another one. (Code: {{code}})',
    passwordNeeded: 'You logged in a while ago. Enter your password to continue. (Code: {{code}})',
    wrongPassword: 'Wrong password. Check it and try again. (Code: {{code}})',
  },
  profile: {
    badName: 'You can’t use this name. Choose another one. (Code: {{code}})',
    tooFrequent: 'Too many changes. Please try again later. (Code: {{code}})',
    wrongPassword: 'Wrong current password. Please try again. (Code: {{code}})',
  },
  passkey: {
    refused: 'This passkey didn’t work. Try again or use your password. (Code: {{code}})',
    tooMany: 'You have too many passkeys. Remove one first. (Code: {{code}})',
  },
  bankSave: {
    alreadyLinked:
      'This bank is already linked to an account. Choose another one. (Code: {{code}})',
  },
  withdrawal: {
    noBalance: 'Your game balance is too low. Enter a smaller amount. (Code: {{code}})',
    betMore:
      'You haven’t met the wagering requirement yet. Meet it before you withdraw. (Code: {{code}})',
    notEnough: 'Not enough to withdraw. Remaining: {{remain}}. (Code: {{code}})',
    dailyCount:
      'Your VIP level has no withdrawals left today. Try again tomorrow. (Code: {{code}})',
    pending: 'You have a withdrawal in progress. Please wait until it’s done. (Code: {{code}})',
    vipLimit: 'This is more than your VIP level allows. Enter a smaller amount. (Code: {{code}})',
    dailyQuota:
      'This is over today’s limit. Enter a smaller amount or try again tomorrow. (Code: {{code}})',
    wagerMore: 'You need to wager more before you can withdraw. (Code: {{code}})',
    closed: 'Withdrawals are closed right now. Your money stays in your balance. (Code: {{code}})',
    notAllowed: 'You can’t withdraw this balance yet. Ask customer support. (Code: {{code}})',
    changeBank: 'To change your bank details, ask customer support. (Code: {{code}})',
    failed:
      'Your withdrawal didn’t go through. Try again or ask customer support. (Code: {{code}})',
  },
  superior: {
    empty: 'Enter the code of the person who invited you. (Code: {{code}})',
    self: 'This code is yours, or belongs to someone you invited. Enter the code of the person who invited you. (Code: {{code}})',
    noMobile: 'Bind your mobile number first. (Code: {{code}})',
    missing: 'We couldn’t find this invite code. Please check it. (Code: {{code}})',
    taken: 'You’ve already named who invited you. (Code: {{code}})',
  },
  redeem: {
    missing: 'We couldn’t find this redemption code. Please check the spelling. (Code: {{code}})',
    notConfigured:
      'You can’t use this redemption code yet. Please ask customer support. (Code: {{code}})',
    claimed: 'You’ve already used this redemption code. (Code: {{code}})',
    usedUp: 'This redemption code has reached its limit. (Code: {{code}})',
  },
  startGame: {
    settling: 'We’re still settling your balance. Please try again in a moment. (Code: {{code}})',
    cannotEnter: 'You can’t open this game right now. Please try again later. (Code: {{code}})',
    transferFailed:
      'We couldn’t move your balance into the game. Please try again. (Code: {{code}})',
    coinsFailed: 'We couldn’t update your balance. Please try again. (Code: {{code}})',
    playerMissing:
      'The game can’t find your account. Please ask customer support. (Code: {{code}})',
    systemError: 'The game has a problem. Please try again later. (Code: {{code}})',
    refundFailed:
      'We couldn’t bring your balance back from the game yet. Please ask customer support. (Code: {{code}})',
  },
  redPacket: {
    packetBroken:
      'Something is wrong with this red packet. Please ask customer support. (Code: {{code}})',
    notEnough: 'You don’t have enough to move yet. (Code: {{code}})',
    noTimesLeft: 'You have no moves left for this bonus. (Code: {{code}})',
    levelTooLow: 'Your level is too low for this bonus. (Code: {{code}})',
    vipTooLow: 'Your VIP level is too low for this bonus. (Code: {{code}})',
    notConfigured: 'This bonus isn’t ready. Please ask customer support. (Code: {{code}})',
    notStarted: 'This activity hasn’t started yet. Please come back later. (Code: {{code}})',
    dataBroken:
      'Something is wrong with the data. Try again or ask customer support. (Code: {{code}})',
    notMet: 'You haven’t met the requirements yet. Please see the rules. (Code: {{code}})',
    withdrawn: 'This bonus is already in your balance. (Code: {{code}})',
  },
  rechargeClaim: { failed: 'Receive Fail. Code: {{code}}' },
};
