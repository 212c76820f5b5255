/**
 * Parameters of the launch and of every route. A list address with only these has no filter, so its early request
 * applies.
 */
export const launchNames = [
  'pageType',
  'from',
  'isfromhaoqiwangApp',
  'ticket',
  'itcode',
  'authorization',
  'token',
  'loginName',
  'authCode',
  'authTenantId',
  'userId',
  'fullscreen',
  'navigationBarColor',
]
