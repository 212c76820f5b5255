;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_core_messages_onTodoResize_ts'],
  {
    2279(s, e, a) {
      a.r(e), a.d(e, {}, { default: () => {} })
    },
  },
])
