;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_core_messages_onTodoOpen_ts'],
  {
    4555(s, e, i) {
      i.r(e)
      var a = i(5134)
      i.d(
        e,
        {},
        {
          default: (s, { route: e }) => {
            'visible' === document.visibilityState && (0, a.B)(s, e)
          },
        },
      )
    },
  },
])
