/**
 * What the platform's refusals mean (spec §8), keyed by meaning; the error catalogue maps the codes.
 * Each says the cause and the next step, and carries the code.
 */
export const errors = {
  /** Every one begins with `login.loginFailed`, as the spec asks. */
  login: {
    abnormal: 'Login failed. Code: {{code}}. This account is on hold: please ask customer service.',
    noSuchAccount:
      'Login failed. Code: {{code}}. There is no such account: check the name, or create one.',
    deviceTaken:
      'Login failed. Code: {{code}}. This phone has an account already: please log in with it.',
    wrongPassword:
      'Login failed. Code: {{code}}. The password is wrong: try again, or set a new one.',
    badInput: 'Login failed. Code: {{code}}. Please check account and password.',
    accountTaken:
      'Login failed. Code: {{code}}. This account name is taken: please choose another.',
    ipTaken:
      'Login failed. Code: {{code}}. Somebody registered from this network already: please ask customer service.',
  },
  /** Asking for a code by SMS. */
  codeSend: {
    noSuchAccount: 'There is no such account: check the name, or create one. Code: {{code}}',
    mobileTaken: 'This mobile belongs to another account. Please use another. Code: {{code}}',
    badMobile: 'This is not a mobile number of this country. Please check it. Code: {{code}}',
    tooFrequent: 'A code was sent a moment ago. Please wait before the next one. Code: {{code}}',
    noneLeftToday: 'No more codes today. Please try again tomorrow. Code: {{code}}',
    alreadyBound:
      'Your account has a mobile already. To change it, ask customer service. Code: {{code}}',
    failed: 'The code could not be sent. Please try again in a moment. Code: {{code}}',
  },
  /** What a code allows: binding a mobile, a new password. */
  verification: {
    wrong: 'This code is wrong. Please look at the message again. Code: {{code}}',
    expired: 'This code has expired. Please ask for a new one. Code: {{code}}',
    tooFrequent: 'Too many tries at once. Please wait a moment. Code: {{code}}',
    noTriesLeft: 'Too many wrong codes. Please ask for a new one. Code: {{code}}',
    badPassword: 'This password cannot be used. Please choose another. Code: {{code}}',
  },
  bankSave: {
    alreadyLinked:
      'This bank is linked to an account already. Please choose another. Code: {{code}}',
  },
  withdrawal: {
    noBalance: 'Your game balance is too low. Please choose a smaller amount. Code: {{code}}',
    betMore: 'The required bets are not complete yet. Code: {{code}}',
    notEnough: 'Not enough to withdraw. Remaining: {{remain}}. Code: {{code}}',
    dailyCount: 'Your VIP level has no withdrawals left today. Try again tomorrow. Code: {{code}}',
    pending: 'A withdrawal is still under way. Please wait until it is done. Code: {{code}}',
    vipLimit: 'This is more than your VIP level allows. Choose a smaller amount. Code: {{code}}',
    dailyQuota:
      'Today’s quota is too short for this. Choose less, or try again tomorrow. Code: {{code}}',
    wagerMore: 'More bets are needed before you can withdraw. Code: {{code}}',
    notAllowed:
      'This balance cannot be withdrawn yet. See its conditions or ask customer service. Code: {{code}}',
    changeBank: 'To change your bank details, please ask customer service. Code: {{code}}',
    failed: 'The withdrawal failed. Please try again or ask customer service. Code: {{code}}',
  },
  superior: {
    empty: 'Please enter the code of who invited you. Code: {{code}}',
    self: 'This code is yours, or belongs to someone you invited. Enter the code of the person who invited you. Code: {{code}}',
    noMobile: 'Please bind your mobile first. Code: {{code}}',
    missing: 'Nobody has this invitation code. Please check it. Code: {{code}}',
    taken: 'You have already named who invited you. Code: {{code}}',
  },
  redeem: {
    missing: 'There is no such redemption code. Please check its spelling. Code: {{code}}',
    notConfigured:
      'This redemption code cannot be used yet. Please ask customer service. Code: {{code}}',
    claimed: 'You have used this redemption code already. Code: {{code}}',
    usedUp: 'This redemption code has reached its limit. Code: {{code}}',
  },
  startGame: {
    settling: 'Your coins are being settled. Please try again in a moment. Code: {{code}}',
    cannotEnter: 'This game cannot be entered now. Please try again later. Code: {{code}}',
    transferFailed: 'Your coins could not be brought in. Please try again. Code: {{code}}',
    coinsFailed: 'Your coins could not be updated. Please try again. Code: {{code}}',
    playerMissing:
      'The game does not know your account. Please ask customer service. Code: {{code}}',
    systemError: 'The game has a problem. Please try again later. Code: {{code}}',
    refundFailed:
      'Your coins could not be brought back yet. Please ask customer service. Code: {{code}}',
  },
  cashBonus: {
    packetBroken:
      'Something is wrong with this red envelope. Please ask customer service. Code: {{code}}',
    notEnough: 'The amount is not enough yet. Code: {{code}}',
    noTimesLeft: 'There are no withdrawals left for this bonus. Code: {{code}}',
    levelTooLow: 'Your level is too low for this bonus. Code: {{code}}',
    vipTooLow: 'Your VIP level is too low for this bonus. Code: {{code}}',
    notConfigured: 'This bonus is not ready. Please ask customer service. Code: {{code}}',
    notStarted: 'This activity has not started. Please come back later. Code: {{code}}',
    dataBroken:
      'Something is wrong with the data. Try again or ask customer service. Code: {{code}}',
    notMet: 'Its requirements are not met yet. Please see the rules. Code: {{code}}',
    withdrawn: 'This bonus has been withdrawn already. Code: {{code}}',
  },
  rechargeReceive: { failed: 'Receive Fail. Code: {{code}}' },
};
