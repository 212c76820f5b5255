/** Names of the drafts of the forms of devices, and how a new device is called in an address. */
export const DEVICE_FORM = 'customer.device'
export const CHANGE_FORM = 'customer.change'
export const NEW = 'new'
