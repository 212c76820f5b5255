/** Name of the draft of an entry of the service log. */
export const LOG_FORM = 'customer.log'
