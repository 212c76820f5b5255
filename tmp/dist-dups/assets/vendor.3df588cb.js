//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['vendor'],
  {
    2913(e) {
      var t = Object.defineProperty || !1
      if (t)
        try {
          t({}, 'a', { value: 1 })
        } catch (e) {
          t = !1
        }
      e.exports = t
    },
    8455(e) {
      var t = String.prototype.replace,
        r = /%20/g,
        n = 'RFC3986'
      e.exports = {
        default: n,
        formatters: { RFC1738: (e) => t.call(e, r, '+'), RFC3986: (e) => String(e), WHATWG: (e) => t.call(e, r, '+') },
        RFC1738: 'RFC1738',
        RFC3986: n,
        WHATWG: 'WHATWG',
      }
    },
    8492(e, t, r) {
      var n = r(7146),
        i = r(4574),
        s = Object.prototype.hasOwnProperty,
        o = Array.isArray,
        a = Object.getPrototypeOf,
        l = String.fromCharCode,
        u = (e) => {
          if (!e || 'object' != typeof e) return !1
          if (o(e)) return !0
          var t = a(e)
          return t === Object.prototype || null === t
        },
        c = (e) => {
          if (o(e)) {
            var t = []
            return ((t.length = e.length), t)
          }
          return null === a(e) ? { __proto__: null } : {}
        },
        h = (e) => {
          for (var t = n(), r = {}, s = [{ source: e, target: r }], o = 0; o < s.length; ++o)
            for (var a = s[o].source, l = s[o].target, h = Object.keys(a), p = 0; p < h.length; ++p) {
              var d = a[h[p]]
              if (u(d)) {
                if (!t.has(d)) {
                  var f = c(d)
                  t.set(d, f), (s[s.length] = { source: d, target: f })
                }
                i.setProperty(l, h[p], t.get(d))
              } else i.setProperty(l, h[p], d)
            }
          return r
        },
        p = {
          allowDots: !1,
          allowEmptyArrays: !1,
          allowPrototypes: !1,
          allowSparse: !1,
          arrayLimit: 20,
          charset: 'utf-8',
          charsetSentinel: !1,
          comma: !1,
          decodeDotInKeys: !1,
          decoder: i.decode,
          delimiter: '&',
          depth: 5,
          duplicates: 'combine',
          ignoreQueryPrefix: !1,
          interpretNumericEntities: !1,
          parameterLimit: 1e3,
          parseArrays: !0,
          plainObjects: !1,
          strictDepth: !1,
          strictMerge: !0,
          strictNullHandling: !1,
          throwOnLimitExceeded: !1,
        },
        d = (e, t, r) => {
          if (e && 'string' == typeof e && t.comma && e.indexOf(',') > -1) {
            if (t.throwOnLimitExceeded)
              for (var n = 0, i = e.indexOf(','); i > -1; ) {
                if ((n += 1) >= t.arrayLimit)
                  throw RangeError(
                    'Array limit exceeded. Only ' +
                      t.arrayLimit +
                      ' element' +
                      (1 === t.arrayLimit ? '' : 's') +
                      ' allowed in an array.',
                  )
                i = e.indexOf(',', i + 1)
              }
            return e.split(',')
          }
          if (t.throwOnLimitExceeded && r >= t.arrayLimit && r > 0)
            throw RangeError(
              'Array limit exceeded. Only ' +
                t.arrayLimit +
                ' element' +
                (1 === t.arrayLimit ? '' : 's') +
                ' allowed in an array.',
            )
          return e
        },
        f = (e, t) => {
          var r = { __proto__: null },
            n = t.ignoreQueryPrefix ? e.replace(/^\?/, '') : e
          n = n.replace(/%5B/gi, '[').replace(/%5D/gi, ']')
          var a = 1 / 0 === t.parameterLimit ? void 0 : t.parameterLimit,
            u = n.split(t.delimiter, t.throwOnLimitExceeded && void 0 !== a ? a + 1 : a)
          if (t.throwOnLimitExceeded && void 0 !== a && u.length > a)
            throw RangeError('Parameter limit exceeded. Only ' + a + ' parameter' + (1 === a ? '' : 's') + ' allowed.')
          var c = -1,
            h = t.charset
          if (t.charsetSentinel)
            for (f = 0; f < u.length; ++f)
              0 === u[f].indexOf('utf8=') &&
                ('utf8=%E2%9C%93' === u[f] ? (h = 'utf-8') : 'utf8=%26%2310003%3B' === u[f] && (h = 'iso-8859-1'),
                (c = f),
                (f = u.length))
          for (f = 0; f < u.length; ++f)
            if (f !== c) {
              var f,
                g,
                y,
                v = u[f],
                m = v.indexOf(']='),
                b = -1 === m ? v.indexOf('=') : m + 1,
                _ = b > 1 && '[]' === v.slice(b - 2, b)
              if (
                (-1 === b
                  ? ((g = t.decoder(v, p.decoder, h, 'key')), (y = t.strictNullHandling ? null : ''))
                  : null !== (g = t.decoder(v.slice(0, b), p.decoder, h, 'key')) &&
                    (y = i.maybeMap(
                      d(v.slice(b + 1), t, o(r[g]) && ('combine' === t.duplicates || _) ? r[g].length : 0),
                      (e) => t.decoder(e, p.decoder, h, 'value'),
                    )),
                y &&
                  t.interpretNumericEntities &&
                  'iso-8859-1' === h &&
                  (y = i.maybeMap(y, (e) =>
                    e
                      ? String(e).replace(/&#(\d+);/g, (e, t) => {
                          var r = parseInt(t, 10)
                          return r > 65535 && r <= 1114111 ? l(55296 | ((r -= 65536) >> 10), 56320 | (1023 & r)) : l(r)
                        })
                      : e,
                  )),
                _ && (y = o(y) ? [y] : y),
                t.comma &&
                  o(y) &&
                  y.length > t.arrayLimit &&
                  (y = i.combine([], y, t.arrayLimit, t.plainObjects, t.throwOnLimitExceeded)),
                null !== g)
              ) {
                var w = s.call(r, g)
                w && ('combine' === t.duplicates || _)
                  ? (r[g] = i.combine(r[g], y, t.arrayLimit, t.plainObjects, t.throwOnLimitExceeded))
                  : (w && 'last' !== t.duplicates) || (r[g] = y)
              }
            }
          return r
        },
        g = (e) => ('[' === e.charAt(0) && ']' === e.charAt(e.length - 1) ? e.slice(1, -1) : e),
        y = (e, t, r, n) => {
          var s = 0
          if (e.length > 0 && '[]' === e[e.length - 1]) {
            var o = e.slice(0, -1).join('')
            s = Array.isArray(t) && t[o] ? t[o].length : 0
          }
          for (var a = n ? t : d(t, r, s), l = e.length - 1; l >= 0; --l) {
            var u,
              c = e[l]
            if ('[]' === c && r.parseArrays)
              u = i.isOverflow(a)
                ? a
                : r.allowEmptyArrays && ('' === a || (r.strictNullHandling && null === a))
                  ? []
                  : i.combine([], a, r.arrayLimit, r.plainObjects, r.throwOnLimitExceeded)
            else {
              u = r.plainObjects ? { __proto__: null } : {}
              var h = g(c),
                p = r.decodeDotInKeys ? h.replace(/%2E/gi, '.') : h,
                f = parseInt(p, 10),
                y = !isNaN(f) && c !== p && String(f) === p && f >= 0 && r.parseArrays
              if (r.parseArrays || '' !== p)
                if (y && f < r.arrayLimit) (u = [])[f] = a
                else if (y && r.throwOnLimitExceeded)
                  throw RangeError(
                    'Array limit exceeded. Only ' +
                      r.arrayLimit +
                      ' element' +
                      (1 === r.arrayLimit ? '' : 's') +
                      ' allowed in an array.',
                  )
                else y ? ((u[f] = a), i.markOverflow(u, f)) : '__proto__' !== p && (u[p] = a)
              else u[0] = a
            }
            a = u
          }
          return a
        },
        v = (e) => {
          for (var t = '', r = 0, n = 0; n < e.length; n += 1) {
            var i = e.charCodeAt(n)
            if (91 === i) (r += 1), (t += '[')
            else if (93 === i) r > 0 && (r -= 1), (t += ']')
            else if (
              46 === i &&
              0 === r &&
              n + 1 < e.length &&
              46 !== e.charCodeAt(n + 1) &&
              91 !== e.charCodeAt(n + 1)
            ) {
              for (var s = n + 1, o = s; o < e.length && 46 !== e.charCodeAt(o) && 91 !== e.charCodeAt(o); ) o += 1
              ;(t += '[' + e.slice(s, o) + ']'), (n = o - 1)
            } else t += e.charAt(n)
          }
          return t
        },
        m = (e, t) => {
          var r = t.allowDots ? v(e) : e
          if (t.depth <= 0) {
            if (!t.plainObjects && s.call(Object.prototype, g(r)) && !t.allowPrototypes) return
            return [r]
          }
          var n = [],
            i = r.indexOf('['),
            o = i >= 0 ? r.slice(0, i) : r
          if (o) {
            if (!t.plainObjects && s.call(Object.prototype, o) && !t.allowPrototypes) return
            n[n.length] = o
          }
          for (var a = r.length, l = i, u = 0; l >= 0 && u < t.depth; ) {
            for (var c = 1, h = l + 1, p = -1; h < a && p < 0; ) {
              var d = r.charCodeAt(h)
              91 === d ? (c += 1) : 93 === d && 0 == (c -= 1) && (p = h), (h += 1)
            }
            if (p < 0) return ((n[n.length] = '[' + r.slice(l) + ']'), n)
            var f = r.slice(l, p + 1),
              y = f.slice(1, -1)
            if (!t.plainObjects && s.call(Object.prototype, y) && !t.allowPrototypes) return
            ;(n[n.length] = f), (u += 1), (l = r.indexOf('[', p + 1))
          }
          if (l >= 0) {
            if (!0 === t.strictDepth)
              throw RangeError('Input depth exceeded depth option of ' + t.depth + ' and strictDepth is true')
            n[n.length] = '[' + r.slice(l) + ']'
          }
          return n
        },
        b = (e, t, r, n) => {
          if (e) {
            var i = m(e, r)
            if (i) return y(i, t, r, n)
          }
        },
        _ = (e) => {
          if (!e) return p
          if (void 0 !== e.allowEmptyArrays && 'boolean' != typeof e.allowEmptyArrays)
            throw TypeError('`allowEmptyArrays` option can only be `true` or `false`, when provided')
          if (void 0 !== e.decodeDotInKeys && 'boolean' != typeof e.decodeDotInKeys)
            throw TypeError('`decodeDotInKeys` option can only be `true` or `false`, when provided')
          if (null !== e.decoder && void 0 !== e.decoder && 'function' != typeof e.decoder)
            throw TypeError('Decoder has to be a function.')
          if (void 0 !== e.charset && 'utf-8' !== e.charset && 'iso-8859-1' !== e.charset)
            throw TypeError('The charset option must be either utf-8, iso-8859-1, or undefined')
          if (void 0 !== e.throwOnLimitExceeded && 'boolean' != typeof e.throwOnLimitExceeded)
            throw TypeError('`throwOnLimitExceeded` option must be a boolean')
          var t = void 0 === e.charset ? p.charset : e.charset,
            r = void 0 === e.duplicates ? p.duplicates : e.duplicates
          if ('combine' !== r && 'first' !== r && 'last' !== r)
            throw TypeError('The duplicates option must be either combine, first, or last')
          return {
            allowDots: void 0 === e.allowDots ? !0 === e.decodeDotInKeys || p.allowDots : !!e.allowDots,
            allowEmptyArrays: 'boolean' == typeof e.allowEmptyArrays ? !!e.allowEmptyArrays : p.allowEmptyArrays,
            allowPrototypes: 'boolean' == typeof e.allowPrototypes ? e.allowPrototypes : p.allowPrototypes,
            allowSparse: 'boolean' == typeof e.allowSparse ? e.allowSparse : p.allowSparse,
            arrayLimit: 'number' == typeof e.arrayLimit ? e.arrayLimit : p.arrayLimit,
            charset: t,
            charsetSentinel: 'boolean' == typeof e.charsetSentinel ? e.charsetSentinel : p.charsetSentinel,
            comma: 'boolean' == typeof e.comma ? e.comma : p.comma,
            decodeDotInKeys: 'boolean' == typeof e.decodeDotInKeys ? e.decodeDotInKeys : p.decodeDotInKeys,
            decoder: 'function' == typeof e.decoder ? e.decoder : p.decoder,
            delimiter: 'string' == typeof e.delimiter || i.isRegExp(e.delimiter) ? e.delimiter : p.delimiter,
            depth: 'number' == typeof e.depth || !1 === e.depth ? +e.depth : p.depth,
            duplicates: r,
            ignoreQueryPrefix: !0 === e.ignoreQueryPrefix,
            interpretNumericEntities:
              'boolean' == typeof e.interpretNumericEntities ? e.interpretNumericEntities : p.interpretNumericEntities,
            parameterLimit: 'number' == typeof e.parameterLimit ? e.parameterLimit : p.parameterLimit,
            parseArrays: !1 !== e.parseArrays,
            plainObjects: 'boolean' == typeof e.plainObjects ? e.plainObjects : p.plainObjects,
            strictDepth: 'boolean' == typeof e.strictDepth ? !!e.strictDepth : p.strictDepth,
            strictMerge: 'boolean' == typeof e.strictMerge ? !!e.strictMerge : p.strictMerge,
            strictNullHandling: 'boolean' == typeof e.strictNullHandling ? e.strictNullHandling : p.strictNullHandling,
            throwOnLimitExceeded: 'boolean' == typeof e.throwOnLimitExceeded && e.throwOnLimitExceeded,
          }
        }
      e.exports = (e, t) => {
        var r = _(t)
        if ('' === e || null == e) return r.plainObjects ? { __proto__: null } : {}
        for (
          var n = 'string' == typeof e ? f(e, r) : h(e),
            s = r.plainObjects ? { __proto__: null } : {},
            o = Object.keys(n),
            a = 0;
          a < o.length;
          ++a
        ) {
          var l = o[a],
            u = b(l, n[l], r, 'string' == typeof e)
          s = i.merge(s, u, r)
        }
        return !0 === r.allowSparse ? s : i.compact(s)
      }
    },
    4574(e, t, r) {
      var n = r(8455),
        i = r(7146),
        s = r(2913),
        o = Object.prototype.hasOwnProperty,
        a = Array.isArray,
        l = i(),
        u = (e, t) => (l.set(e, t), e),
        c = (e) => l.has(e),
        h = (e) => l.get(e),
        p = (e, t) => {
          l.set(e, t)
        },
        d = i(),
        f = (e, t) => (d.set(e, t), e),
        g = (e) => d.has(e),
        y = (e) => d.get(e),
        v = (() => {
          for (var e = [], t = 0; t < 256; ++t) e[e.length] = '%' + ((t < 16 ? '0' : '') + t.toString(16)).toUpperCase()
          return e
        })(),
        m = (e) => {
          for (; e.length > 1; ) {
            var t = e.pop(),
              r = t.obj[t.prop]
            if (a(r)) {
              for (var n = [], i = 0; i < r.length; ++i) void 0 !== r[i] && (n[n.length] = r[i])
              t.obj[t.prop] = n
            }
          }
        },
        b = (e, t) => {
          for (var r = t && t.plainObjects ? { __proto__: null } : {}, n = 0; n < e.length; ++n)
            void 0 !== e[n] && (r[n] = e[n])
          return r
        },
        _ = (e, t, r) => {
          '__proto__' === t && s ? s(e, t, { configurable: !0, enumerable: !0, value: r, writable: !0 }) : (e[t] = r)
        },
        w = (e, t) => {
          for (var r = t, n = Object.keys(e), i = 0; i < n.length; ++i) {
            var s = parseInt(n[i], 10)
            String(s) === n[i] && s > r && (r = s)
          }
          return r
        },
        O = (e) => {
          for (var t = 0, r = 0; r < e.length; ++r) o.call(e, r) && (t += 1)
          return t
        },
        k = (e, t, r) => {
          var n = [e, t]
          if (r && 'number' == typeof r.arrayLimit && n.length > r.arrayLimit) {
            if (r.throwOnLimitExceeded)
              throw RangeError(
                'Array limit exceeded. Only ' +
                  r.arrayLimit +
                  ' element' +
                  (1 === r.arrayLimit ? '' : 's') +
                  ' allowed in an array.',
              )
            return u(b(n, r), 1)
          }
          return n
        },
        S = 'function' == typeof Symbol && 'symbol' == typeof Symbol.toPrimitive,
        x = Array.prototype.join,
        E = Array.prototype.toString,
        j = Object.prototype.toString,
        L = function e(t, r) {
          if (!t || ('object' != typeof t && 'function' != typeof t) || (S && null != t[Symbol.toPrimitive])) return t
          if (a(t) && t.toString === E && t.join === x) {
            var n,
              s = r || i()
            if (s.has(t)) return ''
            s.set(t, !0)
            for (var o = 0; o < t.length; o += 1) {
              var l = t[o],
                u = e(l, s)
              if (!n && u !== l) {
                n = []
                for (var c = 0; c < o; c += 1) n[c] = t[c]
              }
              n && (n[o] = u)
            }
            return (s.delete(t), n || t)
          }
          if ('function' == typeof t.toString) return t
          var h = t.valueOf
          if ('function' == typeof h) {
            var p = h.call(t)
            if (!p || ('object' != typeof p && 'function' != typeof p)) return String(p)
          }
          return j.call(t)
        }
      e.exports = {
        arrayToObject: b,
        assign: (e, t) => Object.keys(t).reduce((e, r) => (_(e, r, t[r]), e), e),
        combine: (e, t, r, n, i) => {
          if (c(e)) {
            if (i)
              throw RangeError(
                'Array limit exceeded. Only ' + r + ' element' + (1 === r ? '' : 's') + ' allowed in an array.',
              )
            for (var s = a(t) ? t : [t], o = h(e), l = 0; l < s.length; ++l) e[(o += 1)] = s[l]
            return (p(e, o), e)
          }
          var d = [].concat(e, t)
          if (d.length > r) {
            if (i)
              throw RangeError(
                'Array limit exceeded. Only ' + r + ' element' + (1 === r ? '' : 's') + ' allowed in an array.',
              )
            return u(b(d, { plainObjects: n }), d.length - 1)
          }
          return d
        },
        compact: (e) => {
          for (var t = [{ obj: { o: e }, prop: 'o' }], r = i(), n = 0; n < t.length; ++n)
            for (var s = t[n], o = s.obj[s.prop], a = Object.keys(o), l = 0; l < a.length; ++l) {
              var u = a[l],
                c = o[u]
              'object' != typeof c || null === c || r.has(c) || ((t[t.length] = { obj: o, prop: u }), r.set(c, !0))
            }
          return (m(t), e)
        },
        decode: (e, t, r) => {
          if ('string' == typeof e && -1 === e.indexOf('%')) return -1 === e.indexOf('+') ? e : e.replace(/\+/g, ' ')
          var n = e.replace(/\+/g, ' ')
          if ('iso-8859-1' === r) return n.replace(/%[0-9a-f]{2}/gi, unescape)
          try {
            return decodeURIComponent(n)
          } catch (e) {
            return n
          }
        },
        encode: (e, t, r, i, s) => {
          if (0 === e.length) return e
          var o = e
          if (
            ('symbol' == typeof e
              ? (o = Symbol.prototype.toString.call(e))
              : 'string' != typeof e && (o = String(L(e))),
            'iso-8859-1' === r)
          )
            return escape(o)
              .replace(/%u[0-9a-f]{4}/gi, (e) => '%26%23' + parseInt(e.slice(2), 16) + '%3B')
              .replace(/\+/g, '%2B')
          for (var a = '', l = 0; l < o.length; l += 1024) {
            var u = o.length >= 1024 ? o.slice(l, l + 1024) : o
            if (l + 1024 < o.length) {
              var c = u.charCodeAt(u.length - 1)
              c >= 55296 && c <= 56319 && ((u = u.slice(0, -1)), (l -= 1))
            }
            for (var h = [], p = 0; p < u.length; ++p) {
              var d = u.charCodeAt(p)
              if (
                45 === d ||
                46 === d ||
                95 === d ||
                (126 === d && s !== n.WHATWG) ||
                (d >= 48 && d <= 57) ||
                (d >= 65 && d <= 90) ||
                (d >= 97 && d <= 122) ||
                (s === n.RFC1738 && (40 === d || 41 === d)) ||
                (s === n.WHATWG && 42 === d)
              ) {
                h[h.length] = u.charAt(p)
                continue
              }
              if (d < 128) {
                h[h.length] = v[d]
                continue
              }
              if (d < 2048) {
                h[h.length] = v[192 | (d >> 6)] + v[128 | (63 & d)]
                continue
              }
              if (d < 55296 || d >= 57344) {
                h[h.length] = v[224 | (d >> 12)] + v[128 | ((d >> 6) & 63)] + v[128 | (63 & d)]
                continue
              }
              var f = u.charCodeAt(p + 1)
              d <= 56319 && f >= 56320 && f <= 57343
                ? ((p += 1),
                  (d = 65536 + (((1023 & d) << 10) | (1023 & f))),
                  (h[h.length] =
                    v[240 | (d >> 18)] + v[128 | ((d >> 12) & 63)] + v[128 | ((d >> 6) & 63)] + v[128 | (63 & d)]))
                : (h[h.length] = '%EF%BF%BD')
            }
            a += h.join('')
          }
          return a
        },
        isBuffer: (e) =>
          !!e &&
          'object' == typeof e &&
          !!(e.constructor && 'function' == typeof e.constructor.isBuffer && e.constructor.isBuffer(e)),
        isOverflow: c,
        isRegExp: (e) => '[object RegExp]' === Object.prototype.toString.call(e),
        markOverflow: u,
        maybeMap: (e, t) => {
          if (a(e)) {
            for (var r = [], n = 0; n < e.length; n += 1) r[r.length] = t(e[n])
            return r
          }
          return t(e)
        },
        merge: function e(t, r, n) {
          if (!r) return t
          if ('object' != typeof r && 'function' != typeof r) {
            if (a(t)) {
              var i = t.length
              if (n && 'number' == typeof n.arrayLimit && O(t) >= n.arrayLimit) {
                if (n.throwOnLimitExceeded)
                  throw RangeError(
                    'Array limit exceeded. Only ' +
                      n.arrayLimit +
                      ' element' +
                      (1 === n.arrayLimit ? '' : 's') +
                      ' allowed in an array.',
                  )
                return u(b(t.concat(r), n), i)
              }
              t[i] = r
            } else if (!t || 'object' != typeof t) return k(t, r, n)
            else if (c(t)) {
              var s = h(t) + 1
              ;(t[s] = r), p(t, s)
            } else if (n && n.strictMerge && g(t)) {
              var l = y(t) + 1
              if (n.throwOnLimitExceeded && 'number' == typeof n.arrayLimit && l >= n.arrayLimit)
                throw RangeError(
                  'Array limit exceeded. Only ' +
                    n.arrayLimit +
                    ' element' +
                    (1 === n.arrayLimit ? '' : 's') +
                    ' allowed in an array.',
                )
              ;(t[l] = r), f(t, l)
            } else if (n && n.strictMerge) {
              var d = k(t, r, n)
              return a(d) ? f(d, 1) : d
            } else ((n && (n.plainObjects || n.allowPrototypes)) || !o.call(Object.prototype, r)) && (t[r] = !0)
            return t
          }
          if (!t || 'object' != typeof t) {
            if (c(r)) {
              for (
                var v = Object.keys(r), m = n && n.plainObjects ? { __proto__: null, 0: t } : { 0: t }, S = 0;
                S < v.length;
                S++
              )
                m[parseInt(v[S], 10) + 1] = r[v[S]]
              return u(m, h(r) + 1)
            }
            var x = [t].concat(r)
            if (n && 'number' == typeof n.arrayLimit && x.length > n.arrayLimit) {
              if (n.throwOnLimitExceeded)
                throw RangeError(
                  'Array limit exceeded. Only ' +
                    n.arrayLimit +
                    ' element' +
                    (1 === n.arrayLimit ? '' : 's') +
                    ' allowed in an array.',
                )
              return u(b(x, n), x.length - 1)
            }
            return x
          }
          var E = t
          if ((a(t) && !a(r) && ((E = b(t, n)), g(t) && f(E, t.length - 1)), a(t) && a(r))) {
            if (
              (r.forEach((r, i) => {
                if (o.call(t, i)) {
                  var s = t[i]
                  s && 'object' == typeof s && r && 'object' == typeof r ? (t[i] = e(s, r, n)) : (t[t.length] = r)
                } else t[i] = r
              }),
              n && 'number' == typeof n.arrayLimit && O(t) > n.arrayLimit)
            ) {
              if (n.throwOnLimitExceeded)
                throw RangeError(
                  'Array limit exceeded. Only ' +
                    n.arrayLimit +
                    ' element' +
                    (1 === n.arrayLimit ? '' : 's') +
                    ' allowed in an array.',
                )
              return u(b(t, n), t.length - 1)
            }
            return t
          }
          return Object.keys(r).reduce((t, i) => {
            var s = r[i]
            if ((o.call(t, i) ? _(t, i, e(t[i], s, n)) : _(t, i, s), c(r) && !c(t) && u(t, w(t, h(r))), c(t))) {
              var a = parseInt(i, 10)
              String(a) === i && a >= 0 && a > h(t) && p(t, a)
            }
            if (g(t)) {
              var l = parseInt(i, 10)
              String(l) === i && l > y(t) && f(t, l)
            }
            return t
          }, E)
        },
        setProperty: _,
        toCoercible: L,
      }
    },
    7475(e, t, r) {
      var n = r(4602)
      function i(e) {
        var t = 'https://react.dev/errors/' + e
        if (1 < arguments.length) {
          t += '?args[]=' + encodeURIComponent(arguments[1])
          for (var r = 2; r < arguments.length; r++) t += '&args[]=' + encodeURIComponent(arguments[r])
        }
        return (
          'Minified React error #' +
          e +
          '; visit ' +
          t +
          ' for the full message or use the non-minified dev environment for full errors and additional helpful warnings.'
        )
      }
      function s() {}
      var o = {
          d: {
            f: s,
            r: () => {
              throw Error(i(522))
            },
            D: s,
            C: s,
            L: s,
            m: s,
            X: s,
            S: s,
            M: s,
          },
          p: 0,
          findDOMNode: null,
        },
        a = Symbol.for('react.portal'),
        l = Symbol.for('react.recoverable'),
        u = Symbol.for('react.optimistic_key'),
        c = n.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
      function h(e, t) {
        return 'font' === e ? '' : 'string' == typeof t ? ('use-credentials' === t ? t : '') : void 0
      }
      ;(t.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = o),
        (t.browser = (e) => ({ $$typeof: l, _reason: e })),
        (t.createPortal = function (e, t) {
          var r = 2 < arguments.length && void 0 !== arguments[2] ? arguments[2] : null
          if (!t || (1 !== t.nodeType && 9 !== t.nodeType && 11 !== t.nodeType)) throw Error(i(299))
          return (function (e, t, r) {
            var n = 3 < arguments.length && void 0 !== arguments[3] ? arguments[3] : null
            return {
              $$typeof: a,
              key: null == n ? null : n === u ? u : '' + n,
              children: e,
              containerInfo: t,
              implementation: r,
            }
          })(e, t, null, r)
        }),
        (t.flushSync = (e) => {
          var t = c.T,
            r = o.p
          try {
            if (((c.T = null), (o.p = 2), e)) return e()
          } finally {
            ;(c.T = t), (o.p = r), o.d.f()
          }
        }),
        (t.preconnect = (e, t) => {
          'string' == typeof e &&
            ((t = t ? ('string' == typeof (t = t.crossOrigin) ? ('use-credentials' === t ? t : '') : void 0) : null),
            o.d.C(e, t))
        }),
        (t.prefetchDNS = (e) => {
          'string' == typeof e && o.d.D(e)
        }),
        (t.preinit = (e, t) => {
          if ('string' == typeof e && t && 'string' == typeof t.as) {
            var r = t.as,
              n = h(r, t.crossOrigin),
              i = 'string' == typeof t.integrity ? t.integrity : void 0,
              s = 'string' == typeof t.fetchPriority ? t.fetchPriority : void 0
            'style' === r
              ? o.d.S(e, 'string' == typeof t.precedence ? t.precedence : void 0, {
                  crossOrigin: n,
                  integrity: i,
                  fetchPriority: s,
                })
              : 'script' === r &&
                o.d.X(e, {
                  crossOrigin: n,
                  integrity: i,
                  fetchPriority: s,
                  nonce: 'string' == typeof t.nonce ? t.nonce : void 0,
                })
          }
        }),
        (t.preinitModule = (e, t) => {
          if ('string' == typeof e)
            if ('object' == typeof t && null !== t) {
              if (null == t.as || 'script' === t.as) {
                var r = h(t.as, t.crossOrigin)
                o.d.M(e, {
                  crossOrigin: r,
                  integrity: 'string' == typeof t.integrity ? t.integrity : void 0,
                  nonce: 'string' == typeof t.nonce ? t.nonce : void 0,
                  fetchPriority: 'string' == typeof t.fetchPriority ? t.fetchPriority : void 0,
                })
              }
            } else null == t && o.d.M(e)
        }),
        (t.preload = (e, t) => {
          if ('string' == typeof e && 'object' == typeof t && null !== t && 'string' == typeof t.as) {
            var r = t.as,
              n = h(r, t.crossOrigin)
            o.d.L(e, r, {
              crossOrigin: n,
              integrity: 'string' == typeof t.integrity ? t.integrity : void 0,
              nonce: 'string' == typeof t.nonce ? t.nonce : void 0,
              type: 'string' == typeof t.type ? t.type : void 0,
              fetchPriority: 'string' == typeof t.fetchPriority ? t.fetchPriority : void 0,
              referrerPolicy: 'string' == typeof t.referrerPolicy ? t.referrerPolicy : void 0,
              imageSrcSet: 'string' == typeof t.imageSrcSet ? t.imageSrcSet : void 0,
              imageSizes: 'string' == typeof t.imageSizes ? t.imageSizes : void 0,
              media: 'string' == typeof t.media ? t.media : void 0,
            })
          }
        }),
        (t.preloadModule = (e, t) => {
          if ('string' == typeof e)
            if (t) {
              var r = h(t.as, t.crossOrigin)
              o.d.m(e, {
                as: 'string' == typeof t.as && 'script' !== t.as ? t.as : void 0,
                crossOrigin: r,
                integrity: 'string' == typeof t.integrity ? t.integrity : void 0,
                nonce: 'string' == typeof t.nonce ? t.nonce : void 0,
                fetchPriority: 'string' == typeof t.fetchPriority ? t.fetchPriority : void 0,
              })
            } else o.d.m(e)
        }),
        (t.requestFormReset = (e) => {
          o.d.r(e)
        }),
        (t.unstable_batchedUpdates = (e, t) => e(t)),
        (t.useFormState = (e, t, r) => c.H.useFormState(e, t, r)),
        (t.useFormStatus = () => c.H.useHostTransitionStatus()),
        (t.version = '19.3.1')
    },
    5947(e, t, r) {
      !(function e() {
        if ('u' > typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ && 'function' == typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE)
          try {
            __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(e)
          } catch (e) {
            console.error(e)
          }
      })(),
        (e.exports = r(7475))
    },
    1184(e, t) {
      var r = Symbol.for('react.transitional.element')
      function n(e, t, n) {
        var i = null
        if ((void 0 !== n && (i = '' + n), void 0 !== t.key && (i = '' + t.key), 'key' in t))
          for (var s in ((n = {}), t)) 'key' !== s && (n[s] = t[s])
        else n = t
        return { $$typeof: r, type: e, key: i, ref: void 0 !== (t = n.ref) ? t : null, props: n }
      }
      ;(t.Fragment = Symbol.for('react.fragment')), (t.jsx = n), (t.jsxs = n)
    },
    7643(e, t) {
      var r = Symbol.for('react.transitional.element'),
        n = Symbol.for('react.portal'),
        i = Symbol.for('react.fragment'),
        s = Symbol.for('react.strict_mode'),
        o = Symbol.for('react.profiler'),
        a = Symbol.for('react.consumer'),
        l = Symbol.for('react.context'),
        u = Symbol.for('react.forward_ref'),
        c = Symbol.for('react.suspense'),
        h = Symbol.for('react.memo'),
        p = Symbol.for('react.lazy'),
        d = Symbol.for('react.activity'),
        f = Symbol.for('react.view_transition'),
        g = Symbol.iterator,
        y = {
          isMounted: () => !1,
          enqueueForceUpdate: () => {},
          enqueueReplaceState: () => {},
          enqueueSetState: () => {},
        },
        v = Object.assign,
        m = {}
      function b(e, t, r) {
        ;(this.props = e), (this.context = t), (this.refs = m), (this.updater = r || y)
      }
      function _() {}
      function w(e, t, r) {
        ;(this.props = e), (this.context = t), (this.refs = m), (this.updater = r || y)
      }
      ;(b.prototype.isReactComponent = {}),
        (b.prototype.setState = function (e, t) {
          if ('object' != typeof e && 'function' != typeof e && null != e)
            throw Error(
              'takes an object of state variables to update or a function which returns an object of state variables.',
            )
          this.updater.enqueueSetState(this, e, t, 'setState')
        }),
        (b.prototype.forceUpdate = function (e) {
          this.updater.enqueueForceUpdate(this, e, 'forceUpdate')
        }),
        (_.prototype = b.prototype)
      var O = (w.prototype = new _())
      ;(O.constructor = w), v(O, b.prototype), (O.isPureReactComponent = !0)
      var k = Array.isArray
      function S() {}
      var x = { H: null, A: null, T: null, S: null },
        E = Object.prototype.hasOwnProperty
      function j(e, t, n) {
        var i = n.ref
        return { $$typeof: r, type: e, key: t, ref: void 0 !== i ? i : null, props: n }
      }
      function L(e) {
        return 'object' == typeof e && null !== e && e.$$typeof === r
      }
      var R = /\/+/g
      function A(e, t) {
        var r, n
        return 'object' == typeof e && null !== e && null != e.key
          ? ((r = '' + e.key), (n = { '=': '=0', ':': '=2' }), '$' + r.replace(/[=:]/g, (e) => n[e]))
          : t.toString(36)
      }
      function C(e, t, i) {
        if (null == e) return e
        var s = [],
          o = 0
        return (
          !(function e(t, i, s, o, a) {
            var l,
              u,
              c,
              h = typeof t
            ;('undefined' === h || 'boolean' === h) && (t = null)
            var d = !1
            if (null === t) d = !0
            else
              switch (h) {
                case 'bigint':
                case 'string':
                case 'number':
                  d = !0
                  break
                case 'object':
                  switch (t.$$typeof) {
                    case r:
                    case n:
                      d = !0
                      break
                    case p:
                      return e((d = t._init)(t._payload), i, s, o, a)
                  }
              }
            if (d)
              return (
                (a = a(t)),
                (d = '' === o ? '.' + A(t, 0) : o),
                k(a)
                  ? ((s = ''), null != d && (s = d.replace(R, '$&/') + '/'), e(a, i, s, '', (e) => e))
                  : null != a &&
                    (L(a) &&
                      ((l = a),
                      (u =
                        s + (null == a.key || (t && t.key === a.key) ? '' : ('' + a.key).replace(R, '$&/') + '/') + d),
                      (a = j(l.type, u, l.props))),
                    i.push(a)),
                1
              )
            d = 0
            var f = '' === o ? '.' : o + ':'
            if (k(t)) for (var y = 0; y < t.length; y++) (h = f + A((o = t[y]), y)), (d += e(o, i, s, h, a))
            else if (
              'function' ==
              typeof (y =
                null === (c = t) || 'object' != typeof c
                  ? null
                  : 'function' == typeof (c = (g && c[g]) || c['@@iterator'])
                    ? c
                    : null)
            )
              for (t = y.call(t), y = 0; !(o = t.next()).done; )
                (h = f + A((o = o.value), y++)), (d += e(o, i, s, h, a))
            else if ('object' === h) {
              if ('function' == typeof t.then)
                return e(
                  ((e) => {
                    switch (e.status) {
                      case 'fulfilled':
                        return e.value
                      case 'rejected':
                        throw e.reason
                      default:
                        switch (
                          ('string' == typeof e.status
                            ? e.then(S, S)
                            : ((e.status = 'pending'),
                              e.then(
                                (t) => {
                                  'pending' === e.status && ((e.status = 'fulfilled'), (e.value = t))
                                },
                                (t) => {
                                  'pending' === e.status && ((e.status = 'rejected'), (e.reason = t))
                                },
                              )),
                          e.status)
                        ) {
                          case 'fulfilled':
                            return e.value
                          case 'rejected':
                            throw e.reason
                        }
                    }
                    throw e
                  })(t),
                  i,
                  s,
                  o,
                  a,
                )
              throw Error(
                'Objects are not valid as a React child (found: ' +
                  ('[object Object]' === (i = String(t)) ? 'object with keys {' + Object.keys(t).join(', ') + '}' : i) +
                  '). If you meant to render a collection of children, use an array instead.',
              )
            }
            return d
          })(e, s, '', '', (e) => t.call(i, e, o++)),
          s
        )
      }
      function P(e) {
        if (-1 === e._status) {
          var t = (0, e._result)()
          t.then(
            (r) => {
              ;(0 === e._status || -1 === e._status) &&
                ((e._status = 1), (e._result = r), void 0 === t.status && ((t.status = 'fulfilled'), (t.value = r)))
            },
            (r) => {
              ;(0 === e._status || -1 === e._status) &&
                ((e._status = 2), (e._result = r), void 0 === t.status && ((t.status = 'rejected'), (t.reason = r)))
            },
          ),
            -1 === e._status && ((e._status = 0), (e._result = t))
        }
        if (1 === e._status) return e._result.default
        throw e._result
      }
      var N =
        'function' == typeof reportError
          ? reportError
          : (e) => {
              if ('object' == typeof window && 'function' == typeof window.ErrorEvent) {
                var t = new window.ErrorEvent('error', {
                  bubbles: !0,
                  cancelable: !0,
                  message:
                    'object' == typeof e && null !== e && 'string' == typeof e.message ? String(e.message) : String(e),
                  error: e,
                })
                if (!window.dispatchEvent(t)) return
              } else if ('object' == typeof process && 'function' == typeof process.emit)
                return void process.emit('uncaughtException', e)
              console.error(e)
            }
      function $(e) {
        var t = x.T,
          r = {}
        ;(r.types = null !== t ? t.types : null), (x.T = r)
        try {
          var n = e(),
            i = x.S
          null !== i && i(r, n), 'object' == typeof n && null !== n && 'function' == typeof n.then && n.then(S, N)
        } catch (e) {
          N(e)
        } finally {
          null !== t && null !== r.types && (t.types = r.types), (x.T = t)
        }
      }
      function D(e) {
        var t = x.T
        if (null !== t) {
          var r = t.types
          null === r ? (t.types = [e]) : -1 === r.indexOf(e) && r.push(e)
        } else $(D.bind(null, e))
      }
      ;(t.Activity = d),
        (t.Children = {
          map: C,
          forEach: (e, t, r) => {
            C(
              e,
              function () {
                t.apply(this, arguments)
              },
              r,
            )
          },
          count: (e) => {
            var t = 0
            return (
              C(e, () => {
                t++
              }),
              t
            )
          },
          toArray: (e) => C(e, (e) => e) || [],
          only: (e) => {
            if (!L(e)) throw Error('React.Children.only expected to receive a single React element child.')
            return e
          },
        }),
        (t.Component = b),
        (t.Fragment = i),
        (t.Profiler = o),
        (t.PureComponent = w),
        (t.StrictMode = s),
        (t.Suspense = c),
        (t.ViewTransition = f),
        (t.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = x),
        (t.__COMPILER_RUNTIME = { __proto__: null, c: (e) => x.H.useMemoCache(e) }),
        (t.addTransitionType = D),
        (t.cache = (e) =>
          function () {
            return e.apply(null, arguments)
          }),
        (t.cacheSignal = () => null),
        (t.cloneElement = function (e, t, r) {
          if (null == e) throw Error('The argument must be a React element, but you passed ' + e + '.')
          var n = v({}, e.props),
            i = e.key
          if (null != t)
            for (s in (void 0 !== t.key && (i = '' + t.key), t))
              E.call(t, s) &&
                'key' !== s &&
                '__self' !== s &&
                '__source' !== s &&
                ('ref' !== s || void 0 !== t.ref) &&
                (n[s] = t[s])
          var s = arguments.length - 2
          if (1 === s) n.children = r
          else if (1 < s) {
            for (var o = Array(s), a = 0; a < s; a++) o[a] = arguments[a + 2]
            n.children = o
          }
          return j(e.type, i, n)
        }),
        (t.createContext = (e) => (
          ((e = {
            $$typeof: l,
            _currentValue: e,
            _currentValue2: e,
            _threadCount: 0,
            Provider: null,
            Consumer: null,
          }).Provider = e),
          (e.Consumer = { $$typeof: a, _context: e }),
          e
        )),
        (t.createElement = function (e, t, r) {
          var n,
            i = {},
            s = null
          if (null != t)
            for (n in (void 0 !== t.key && (s = '' + t.key), t))
              E.call(t, n) && 'key' !== n && '__self' !== n && '__source' !== n && (i[n] = t[n])
          var o = arguments.length - 2
          if (1 === o) i.children = r
          else if (1 < o) {
            for (var a = Array(o), l = 0; l < o; l++) a[l] = arguments[l + 2]
            i.children = a
          }
          if (e && e.defaultProps) for (n in (o = e.defaultProps)) void 0 === i[n] && (i[n] = o[n])
          return j(e, s, i)
        }),
        (t.createRef = () => ({ current: null })),
        (t.forwardRef = (e) => ({ $$typeof: u, render: e })),
        (t.isValidElement = L),
        (t.lazy = (e) => ({ $$typeof: p, _payload: { _status: -1, _result: e }, _init: P })),
        (t.memo = (e, t) => ({ $$typeof: h, type: e, compare: void 0 === t ? null : t })),
        (t.startTransition = $),
        (t.unstable_useCacheRefresh = () => x.H.useCacheRefresh()),
        (t.use = (e) => x.H.use(e)),
        (t.useActionState = (e, t, r) => x.H.useActionState(e, t, r)),
        (t.useCallback = (e, t) => x.H.useCallback(e, t)),
        (t.useContext = (e) => x.H.useContext(e)),
        (t.useDebugValue = () => {}),
        (t.useDeferredValue = (e, t) => x.H.useDeferredValue(e, t)),
        (t.useEffect = (e, t) => x.H.useEffect(e, t)),
        (t.useEffectEvent = (e) => x.H.useEffectEvent(e)),
        (t.useId = () => x.H.useId()),
        (t.useImperativeHandle = (e, t, r) => x.H.useImperativeHandle(e, t, r)),
        (t.useInsertionEffect = (e, t) => x.H.useInsertionEffect(e, t)),
        (t.useLayoutEffect = (e, t) => x.H.useLayoutEffect(e, t)),
        (t.useMemo = (e, t) => x.H.useMemo(e, t)),
        (t.useOptimistic = (e, t) => x.H.useOptimistic(e, t)),
        (t.useReducer = (e, t, r) => x.H.useReducer(e, t, r)),
        (t.useRef = (e) => x.H.useRef(e)),
        (t.useState = (e) => x.H.useState(e)),
        (t.useSyncExternalStore = (e, t, r) => x.H.useSyncExternalStore(e, t, r)),
        (t.useTransition = () => x.H.useTransition()),
        (t.version = '19.3.1')
    },
    4602(e, t, r) {
      e.exports = r(7643)
    },
    1394(e, t, r) {
      e.exports = r(1184)
    },
    7291(e, t, r) {
      var n = r(4602),
        i =
          'function' == typeof Object.is
            ? Object.is
            : (e, t) => (e === t && (0 !== e || 1 / e == 1 / t)) || (e != e && t != t),
        s = n.useState,
        o = n.useEffect,
        a = n.useLayoutEffect,
        l = n.useDebugValue
      function u(e) {
        var t = e.getSnapshot
        e = e.value
        try {
          var r = t()
          return !i(e, r)
        } catch (e) {
          return !0
        }
      }
      var c =
        'u' < typeof window || void 0 === window.document || void 0 === window.document.createElement
          ? (e, t) => t()
          : (e, t) => {
              var r = t(),
                n = s({ inst: { value: r, getSnapshot: t } }),
                i = n[0].inst,
                c = n[1]
              return (
                a(() => {
                  ;(i.value = r), (i.getSnapshot = t), u(i) && c({ inst: i })
                }, [e, r, t]),
                o(
                  () => (
                    u(i) && c({ inst: i }),
                    e(() => {
                      u(i) && c({ inst: i })
                    })
                  ),
                  [e],
                ),
                l(r),
                r
              )
            }
      t.useSyncExternalStore = void 0 !== n.useSyncExternalStore ? n.useSyncExternalStore : c
    },
    3470(e, t, r) {
      e.exports = r(7291)
    },
    4527(e, t, r) {
      let n,
        i = (e) => 'string' == typeof e,
        s = () => {
          let e,
            t,
            r = new Promise((r, n) => {
              ;(e = r), (t = n)
            })
          return ((r.resolve = e), (r.reject = t), r)
        },
        o = (e) => (null == e ? '' : String(e)),
        a = (e) => e?.callbackApi ?? e?.constructor?.callbackApi,
        l = /###/g,
        u = (e) => (e && e.includes('###') ? e.replace(l, '.') : e),
        c = (e) => !e || i(e),
        h = (e, t, r) => {
          let n = i(t) ? t.split('.') : t,
            s = 0
          for (; s < n.length - 1; ) {
            if (c(e)) return {}
            const t = u(n[s])
            !e[t] && r && (e[t] = new r()), (e = Object.hasOwn(e, t) ? e[t] : {}), ++s
          }
          return c(e) ? {} : { obj: e, k: u(n[s]) }
        },
        p = (e, t, r) => {
          const { obj: n, k: i } = h(e, t, Object)
          if (void 0 !== n || 1 === t.length) {
            n[i] = r
            return
          }
          let s = t[t.length - 1],
            o = t.slice(0, t.length - 1),
            a = h(e, o, Object)
          for (; void 0 === a.obj && o.length; )
            (s = `${o[o.length - 1]}.${s}`),
              (a = h(e, (o = o.slice(0, o.length - 1)), Object)),
              a?.obj && void 0 !== a.obj[`${a.k}.${s}`] && (a.obj = void 0)
          a.obj[`${a.k}.${s}`] = r
        },
        d = (e, t) => {
          const { obj: r, k: n } = h(e, t)
          if (r && Object.hasOwn(r, n)) return r[n]
        },
        f = (e, t, r) => {
          for (const n in t)
            '__proto__' !== n &&
              'constructor' !== n &&
              (Object.hasOwn(e, n)
                ? i(e[n]) || e[n] instanceof String || i(t[n]) || t[n] instanceof String
                  ? r && (e[n] = t[n])
                  : f(e[n], t[n], r)
                : (e[n] = t[n]))
          return e
        },
        g = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '/': '&#x2F;' },
        y = (e) => (i(e) ? e.replace(/[&<>"'/]/g, (e) => g[e]) : e),
        v = [' ', ',', '?', '!', ';'],
        m = new (class {
          constructor(e) {
            ;(this.capacity = e), (this.regExpMap = new Map()), (this.regExpQueue = [])
          }
          getRegExp(e) {
            const t = this.regExpMap.get(e)
            if (void 0 !== t) return t
            const r = new RegExp(e)
            return (
              this.regExpQueue.length === this.capacity && this.regExpMap.delete(this.regExpQueue.shift()),
              this.regExpMap.set(e, r),
              this.regExpQueue.push(e),
              r
            )
          }
        })(20),
        b = (e, t, r = '.') => {
          if (!e) return
          if (e[t]) {
            if (!Object.hasOwn(e, t)) return
            return e[t]
          }
          let n = t.split(r),
            i = e
          for (let e = 0; e < n.length; ) {
            let t
            if (!i || 'object' != typeof i) return
            let s = ''
            for (let o = e; o < n.length; ++o)
              if (
                (o !== e && (s += r),
                (s += n[o]),
                ('function' != typeof (t = i[s]) && '__proto__' !== s) || Object.hasOwn(i, s) || (t = void 0),
                void 0 !== t)
              ) {
                if (['string', 'number', 'boolean'].includes(typeof t) && o < n.length - 1) continue
                e += o - e + 1
                break
              }
            i = t
          }
          return i
        },
        _ = (e) => e?.replace(/_/g, '-'),
        w = {
          type: 'logger',
          log(e) {
            this.output('log', e)
          },
          warn(e) {
            this.output('warn', e)
          },
          error(e) {
            this.output('error', e)
          },
          output(e, t) {
            console?.[e]?.apply?.(console, t)
          },
        }
      var O = new (class e {
        constructor(e, t = {}) {
          this.init(e, t)
        }
        init(e, t = {}) {
          ;(this.prefix = t.prefix || 'i18next:'),
            (this.logger = e || w),
            (this.options = t),
            (this.debug = t.debug),
            (this.seen = new Set())
        }
        log(...e) {
          return this.forward(e, 'log', '', !0)
        }
        warn(...e) {
          return this.forward(e, 'warn', '', !0)
        }
        error(...e) {
          return this.forward(e, 'error', '')
        }
        deprecate(...e) {
          return this.forward(e, 'warn', 'WARNING DEPRECATED: ', !0)
        }
        once(e, t, ...r) {
          return !this.debug || this.seen.has(e) || this.seen.size >= 1e3 ? null : (this.seen.add(e), this[t](...r))
        }
        forward(e, t, r, n) {
          return n && !this.debug
            ? null
            : ((e = e.map((e) => (i(e) ? e.replace(/[\r\n\x00-\x1F\x7F]/g, ' ') : e))),
              i(e[0]) && (e[0] = `${r}${this.prefix} ${e[0]}`),
              this.logger[t](e))
        }
        create(t) {
          return new e(this.logger, { ...{ prefix: `${this.prefix}:${t}:` }, ...this.options })
        }
        clone(t) {
          return (((t = t || this.options).prefix = t.prefix || this.prefix), new e(this.logger, t))
        }
      })()
      class k {
        constructor() {
          this.observers = {}
        }
        on(e, t) {
          return (
            e.split(' ').forEach((e) => {
              this.observers[e] || (this.observers[e] = new Map())
              const r = this.observers[e].get(t) || 0
              this.observers[e].set(t, r + 1)
            }),
            this
          )
        }
        off(e, t) {
          ;('string' == typeof e ? e.split(' ') : [e]).forEach((e) => {
            if (this.observers[e]) {
              if (!t) return void delete this.observers[e]
              this.observers[e].delete(t)
            }
          })
        }
        once(e, t) {
          const r = (...n) => {
            t(...n), this.off(e, r)
          }
          return (this.on(e, r), this)
        }
        emit(e, ...t) {
          this.observers[e] &&
            Array.from(this.observers[e].entries()).forEach(([e, r]) => {
              for (let n = 0; n < r; n++) e(...t)
            }),
            this.observers['*'] &&
              Array.from(this.observers['*'].entries()).forEach(([r, n]) => {
                for (let i = 0; i < n; i++) r(e, ...t)
              })
        }
      }
      const S = new WeakSet()
      class x extends k {
        constructor(e, t = { ns: ['translation'], defaultNS: 'translation' }) {
          super(),
            (this.data = e || {}),
            (this.options = t),
            (this.logger = O.create('resourceStore')),
            void 0 === this.options.keySeparator && (this.options.keySeparator = '.'),
            void 0 === this.options.ignoreJSONStructure && (this.options.ignoreJSONStructure = !0)
        }
        addNamespaces(e) {
          this.options.ns.includes(e) || this.options.ns.push(e)
        }
        removeNamespaces(e) {
          const t = this.options.ns.indexOf(e)
          t > -1 && this.options.ns.splice(t, 1)
        }
        deprecateDottedLng(e) {
          this.logger.once(
            e,
            'deprecate',
            `${e}: a dotted language ('en.translation.key') that carries the namespace and key is removed in v27; pass language, namespace and key as separate arguments`,
          )
        }
        getResource(e, t, r, n = {}) {
          let s,
            o = void 0 !== n.keySeparator ? n.keySeparator : this.options.keySeparator,
            a = void 0 !== n.ignoreJSONStructure ? n.ignoreJSONStructure : this.options.ignoreJSONStructure
          e.includes('.')
            ? (this.deprecateDottedLng('getResource'), (s = e.split('.')))
            : ((s = [e, t]), r && (Array.isArray(r) ? s.push(...r) : i(r) && o ? s.push(...r.split(o)) : s.push(r)))
          const l = d(this.data, s)
          return (null == l && !t && !r && e.includes('.') && ((e = s[0]), (t = s[1]), (r = s.slice(2).join('.'))),
          null == l && a && i(r))
            ? b(this.data?.[e]?.[t], r, o)
            : l
        }
        addResource(e, t, r, n, i = { silent: !1 }) {
          let s = void 0 !== i.keySeparator ? i.keySeparator : this.options.keySeparator,
            o = [e, t]
          r && (o = o.concat(s ? r.split(s) : r)),
            e.includes('.') && (this.deprecateDottedLng('addResource'), (o = e.split('.')), (n = t), (t = o[1])),
            this.addNamespaces(t),
            p(this.data, o, n),
            i.silent || this.emit('added', e, t, r, n)
        }
        addResources(e, t, r, n = { silent: !1 }) {
          for (const n in r) (i(r[n]) || Array.isArray(r[n])) && this.addResource(e, t, n, r[n], { silent: !0 })
          n.silent || this.emit('added', e, t, r)
        }
        addResourceBundle(e, t, r, n, i, s = { silent: !1, skipCopy: !1 }) {
          let o = [e, t]
          e.includes('.') &&
            (this.deprecateDottedLng('addResourceBundle'), (o = e.split('.')), (n = r), (r = t), (t = o[1])),
            this.addNamespaces(t)
          let a = d(this.data, o) || {}
          s.skipCopy || (r = JSON.parse(JSON.stringify(r))),
            n ? f(a, r, i) : (a = { ...a, ...r }),
            p(this.data, o, a),
            s.silent || this.emit('added', e, t, r)
        }
        removeResourceBundle(e, t) {
          this.hasResourceBundle(e, t) && delete this.data[e][t], this.removeNamespaces(t), this.emit('removed', e, t)
        }
        hasResourceBundle(e, t) {
          return void 0 !== this.getResource(e, t)
        }
        getResourceBundle(e, t) {
          return (t || (t = this.options.defaultNS), this.getResource(e, t))
        }
        getDataByLanguage(e) {
          return this.data[e]
        }
        hasLanguageSomeTranslations(e) {
          const t = this.getDataByLanguage(e)
          return !!((t && Object.keys(t)) || []).find((e) => {
            const r = t[e]
            return !!S.has(r) || (!!r && 0 !== Object.keys(r).length && ('object' == typeof r && S.add(r), !0))
          })
        }
        toJSON() {
          return this.data
        }
      }
      var E = {
        processors: {},
        addPostProcessor(e) {
          this.processors[e.name] = e
        },
        handle(e, t, r, n, i) {
          return (
            e.forEach((e) => {
              t = this.processors[e]?.process(t, r, n, i) ?? t
            }),
            t
          )
        },
      }
      const j = Symbol('i18next/PATH_KEY')
      function L(e, t) {
        let r,
          n,
          i,
          { [j]: s } = e(
            ((n = []),
            ((i = Object.create(null)).get = (e, t) =>
              (r?.revoke?.(), t === j) ? n : (n.push(t), (r = Proxy.revocable(e, i)).proxy)),
            Proxy.revocable(Object.create(null), i).proxy),
          ),
          o = t?.keySeparator ?? '.',
          a = t?.nsSeparator ?? ':',
          l = t?.enableSelector === 'strict'
        if (s.length > 1 && a) {
          const e = t?.ns,
            r = l ? (Array.isArray(e) ? e : e ? [e] : null) : Array.isArray(e) ? e : null
          if (r && (l ? r : r.length > 1 ? r.slice(1) : []).includes(s[0])) return `${s[0]}${a}${s.slice(1).join(o)}`
        }
        return s.join(o)
      }
      const R = (e) => !i(e) && 'boolean' != typeof e && 'number' != typeof e
      class A extends k {
        constructor(e, t = {}) {
          var r
          super(),
            (r = this),
            [
              'resourceStore',
              'languageUtils',
              'pluralResolver',
              'interpolator',
              'backendConnector',
              'i18nFormat',
              'utils',
              'ownPostProcessors',
            ].forEach((t) => {
              e[t] && (r[t] = e[t])
            }),
            (this.options = t),
            void 0 === this.options.keySeparator && (this.options.keySeparator = '.'),
            (this.logger = O.create('translator')),
            (this.checkedLoadedFor = {})
        }
        changeLanguage(e) {
          e && (this.language = e)
        }
        exists(e, t = { interpolation: {} }) {
          const r = { ...t }
          if (null == e) return !1
          const n = this.resolve(e, r)
          if (n?.res === void 0) return !1
          const i = R(n.res)
          return !1 !== r.returnObjects || !i
        }
        extractFromKey(e, t) {
          let r = void 0 !== t.nsSeparator ? t.nsSeparator : this.options.nsSeparator
          void 0 === r && (r = ':')
          let n = void 0 !== t.keySeparator ? t.keySeparator : this.options.keySeparator,
            s = t.ns || this.options.defaultNS || [],
            o = r && e.includes(r),
            a =
              !this.options.userDefinedKeySeparator &&
              !t.keySeparator &&
              !this.options.userDefinedNsSeparator &&
              !t.nsSeparator &&
              !((e, t, r) => {
                ;(t = t || ''), (r = r || '')
                const n = v.filter((e) => !t.includes(e) && !r.includes(e))
                if (0 === n.length) return !0
                let i = m.getRegExp(`(${n.map((e) => ('?' === e ? '\\?' : e)).join('|')})`),
                  s = !i.test(e)
                if (!s) {
                  const t = e.indexOf(r)
                  t > 0 && !i.test(e.substring(0, t)) && (s = !0)
                }
                return s
              })(e, r, n)
          if (o && !a) {
            const t = e.match(this.interpolator.nestingRegexp)
            if (t && t.length > 0) return { key: e, namespaces: i(s) ? [s] : s }
            const o = e.split(r)
            ;(r !== n || (r === n && this.options.ns.includes(o[0]))) && (s = o.shift()), (e = o.join(n))
          }
          return { key: e, namespaces: i(s) ? [s] : s }
        }
        translate(e, t, r) {
          let n = 'object' == typeof t ? { ...t } : t
          if (
            ('object' != typeof n &&
              this.options.overloadTranslationOptionHandler &&
              (n = this.options.overloadTranslationOptionHandler(arguments)),
            'object' == typeof n && (n = { ...n }),
            n || (n = {}),
            null == e)
          )
            return ''
          'function' == typeof e && (e = L(e, { ...this.options, ...n })),
            Array.isArray(e) || (e = [String(e)]),
            (e = e.map((e) => ('function' == typeof e ? L(e, { ...this.options, ...n }) : String(e))))
          let s = void 0 !== n.returnDetails ? n.returnDetails : this.options.returnDetails,
            o = void 0 !== n.keySeparator ? n.keySeparator : this.options.keySeparator,
            { key: a, namespaces: l } = this.extractFromKey(e[e.length - 1], n),
            u = l[l.length - 1],
            c = void 0 !== n.nsSeparator ? n.nsSeparator : this.options.nsSeparator
          void 0 === c && (c = ':')
          const h = n.lng || this.language,
            p = n.appendNamespaceToCIMode || this.options.appendNamespaceToCIMode
          if (h?.toLowerCase() === 'cimode')
            return p
              ? s
                ? {
                    res: `${u}${c}${a}`,
                    usedKey: a,
                    exactUsedKey: a,
                    usedLng: h,
                    usedNS: u,
                    usedParams: this.getUsedParamsDetails(n),
                  }
                : `${u}${c}${a}`
              : s
                ? {
                    res: a,
                    usedKey: a,
                    exactUsedKey: a,
                    usedLng: h,
                    usedNS: u,
                    usedParams: this.getUsedParamsDetails(n),
                  }
                : a
          let d = this.resolve(e, n),
            f = d?.res,
            g = d?.usedKey || a,
            y = d?.exactUsedKey || a,
            v = void 0 !== n.joinArrays ? n.joinArrays : this.options.joinArrays,
            m = !this.i18nFormat || this.i18nFormat.handleAsObject,
            b = void 0 !== n.count && !i(n.count),
            _ = A.hasDefaultValue(n),
            w = b ? this.pluralResolver.getSuffix(h, n.count, n) : '',
            O = n.ordinal && b ? this.pluralResolver.getSuffix(h, n.count, { ordinal: !1 }) : '',
            k = b && !n.ordinal && 0 === n.count,
            S =
              (k && n[`defaultValue${this.options.pluralSeparator}zero`]) ||
              n[`defaultValue${w}`] ||
              n[`defaultValue${O}`] ||
              n.defaultValue,
            x = f
          m && !f && _ && (x = S)
          const E = R(x),
            j = Object.prototype.toString.apply(x)
          if (
            m &&
            x &&
            E &&
            !['[object Number]', '[object Function]', '[object RegExp]'].includes(j) &&
            !(i(v) && Array.isArray(x))
          ) {
            if (!n.returnObjects && !this.options.returnObjects) {
              this.options.returnedObjectHandler ||
                (this.logger.warn('accessing an object - but returnObjects options is not enabled!'),
                this.logger.once(
                  'returnedObject',
                  'deprecate',
                  "accessing an object without returnObjects returns a sentence about it today; from v27 t() returns the key, as for a missing key (returnedObjectHandler can keep today's text)",
                ))
              const e = this.options.returnedObjectHandler
                ? this.options.returnedObjectHandler(g, x, { ...n, ns: l })
                : `key '${a} (${this.language})' returned an object instead of string.`
              return s ? ((d.res = e), (d.usedParams = this.getUsedParamsDetails(n)), d) : e
            }
            if (o) {
              const e = Array.isArray(x),
                t = e ? [] : {},
                r = e ? y : g
              for (const e in x)
                if (Object.hasOwn(x, e)) {
                  const i = `${r}${o}${e}`
                  _ && !f
                    ? (t[e] = this.translate(i, {
                        ...n,
                        defaultValue: R(S) ? S[e] : void 0,
                        ...{ joinArrays: !1, ns: l },
                      }))
                    : (t[e] = this.translate(i, { ...n, joinArrays: !1, ns: l })),
                    t[e] === i && (t[e] = x[e])
                }
              f = t
            }
          } else if (m && i(v) && Array.isArray(f)) (f = f.join(v)) && (f = this.extendTranslation(f, e, n, d, r))
          else {
            let t = !1,
              i = !1
            !this.isValidLookup(f) && _ && ((t = !0), (f = S)), this.isValidLookup(f) || ((i = !0), (f = a))
            const s =
                (n.missingKeyNoValueFallbackToKey || this.options.missingKeyNoValueFallbackToKey) && i ? void 0 : f,
              l = _ && S !== f && this.options.updateMissing
            if (i || t || l) {
              if (
                (this.logger.log(
                  l ? 'updateKey' : 'missingKey',
                  h,
                  u,
                  b && !l ? `${a}${this.pluralResolver.getSuffix(h, n.count, n)}` : a,
                  l ? S : f,
                ),
                o)
              ) {
                const e = this.resolve(a, { ...n, keySeparator: !1 })
                e &&
                  e.res &&
                  this.logger.warn(
                    'Seems the loaded translations were in flat JSON format instead of nested. Either set keySeparator: false on init or make sure your translations are published in nested format.',
                  )
              }
              let e = [],
                t = this.languageUtils.getFallbackCodes(this.options.fallbackLng, n.lng || this.language)
              if ('fallback' === this.options.saveMissingTo && t && t[0])
                for (let r = 0; r < t.length; r++) e.push(t[r])
              else
                'all' === this.options.saveMissingTo
                  ? (e = this.languageUtils.toResolveHierarchy(n.lng || this.language))
                  : e.push(n.lng || this.language)
              const r = (e, t, r) => {
                const i = _ && r !== f ? r : s
                this.options.missingKeyHandler
                  ? this.options.missingKeyHandler(e, u, t, i, l, n)
                  : this.backendConnector?.saveMissing &&
                    this.backendConnector.saveMissing(e, u, t, i, l, n, void 0, this.utils?.hasLoadedNamespace),
                  this.emit('missingKey', e, u, t, f)
              }
              this.options.saveMissing &&
                (this.options.saveMissingPlurals && b
                  ? e.forEach((e) => {
                      const t = this.pluralResolver.getSuffixes(e, n)
                      k &&
                        n[`defaultValue${this.options.pluralSeparator}zero`] &&
                        !t.includes(`${this.options.pluralSeparator}zero`) &&
                        t.push(`${this.options.pluralSeparator}zero`),
                        t.forEach((t) => {
                          r([e], a + t, n[`defaultValue${t}`] || S)
                        })
                    })
                  : r(e, a, S))
            }
            ;(f = this.extendTranslation(f, e, n, d, r)),
              i && f === a && this.options.appendNamespaceToMissingKey && (f = `${u}${c}${a}`),
              (i || t) &&
                this.options.parseMissingKeyHandler &&
                (f = this.options.parseMissingKeyHandler(
                  this.options.appendNamespaceToMissingKey ? `${u}${c}${a}` : a,
                  t ? f : void 0,
                  n,
                ))
          }
          return s ? ((d.res = f), (d.usedParams = this.getUsedParamsDetails(n)), d) : f
        }
        extendTranslation(e, t, r, n, s) {
          if (this.i18nFormat?.parse)
            e = this.i18nFormat.parse(
              e,
              { ...this.options.interpolation.defaultVariables, ...r },
              r.lng || this.language || n.usedLng,
              n.usedNS,
              n.usedKey,
              { resolved: n },
            )
          else if (!r.skipInterpolation) {
            let o
            r.interpolation &&
              this.interpolator.init({
                ...r,
                ...{ interpolation: { ...this.options.interpolation, ...r.interpolation } },
              })
            const a =
              i(e) &&
              (r?.interpolation?.skipOnVariables !== void 0
                ? r.interpolation.skipOnVariables
                : this.options.interpolation.skipOnVariables)
            if (a) {
              const t = e.match(this.interpolator.nestingRegexp)
              o = t && t.length
            }
            let l = r.replace && !i(r.replace) ? r.replace : r
            if (
              (this.options.interpolation.defaultVariables &&
                (l = { ...this.options.interpolation.defaultVariables, ...l }),
              (e = this.interpolator.interpolate(e, l, r.lng || this.language || n.usedLng, r)),
              a)
            ) {
              const t = e.match(this.interpolator.nestingRegexp)
              o < (t && t.length) && (r.nest = !1)
            }
            !r.lng && n && n.res && (r.lng = this.language || n.usedLng),
              !1 !== r.nest &&
                (e = this.interpolator.nest(
                  e,
                  (...e) =>
                    s?.[0] !== e[0] || r.context
                      ? this.translate(...e, t)
                      : (this.logger.warn(`It seems you are nesting recursively key: ${e[0]} in key: ${t[0]}`), null),
                  r,
                )),
              r.interpolation && this.interpolator.reset()
          }
          const o = r.postProcess || this.options.postProcess,
            a = i(o) ? [o] : o
          return (
            null != e &&
              a?.length &&
              !1 !== r.applyPostProcessor &&
              (a.forEach((e) => {
                this.logger.debug &&
                  E.processors[e] &&
                  this.ownPostProcessors &&
                  !this.ownPostProcessors.has(e) &&
                  this.logger.once(
                    e,
                    'deprecate',
                    `postProcess: '${e}' was registered with use() on another i18next instance; from v27 post-processors are per instance, so call use() with it on this instance too`,
                  )
              }),
              (e = E.handle(
                a,
                e,
                t,
                this.options && this.options.postProcessPassResolved
                  ? { i18nResolved: { ...n, usedParams: this.getUsedParamsDetails(r) }, ...r }
                  : r,
                this,
              ))),
            e
          )
        }
        resolve(e, t = {}) {
          let r, n, s, o, a
          return (
            i(e) && (e = [e]),
            Array.isArray(e) && (e = e.map((e) => ('function' == typeof e ? L(e, { ...this.options, ...t }) : e))),
            e.forEach((e) => {
              if (this.isValidLookup(r)) return
              const l = this.extractFromKey(e, t),
                u = l.key
              n = u
              let c = l.namespaces
              this.options.fallbackNS && (c = c.concat(this.options.fallbackNS))
              const h = void 0 !== t.count && !i(t.count),
                p = h && !t.ordinal && 0 === t.count,
                d = void 0 !== t.context && (i(t.context) || 'number' == typeof t.context) && '' !== t.context,
                f = t.lngs ? t.lngs : this.languageUtils.toResolveHierarchy(t.lng || this.language, t.fallbackLng)
              c.forEach((e) => {
                this.isValidLookup(r) ||
                  ((a = e),
                  !this.checkedLoadedFor[`${f[0]}-${e}`] &&
                    this.utils?.hasLoadedNamespace &&
                    !this.utils?.hasLoadedNamespace(a) &&
                    ((this.checkedLoadedFor[`${f[0]}-${e}`] = !0),
                    this.logger.warn(
                      `key "${n}" for languages "${f.join(', ')}" won't get resolved as namespace "${a}" was not yet loaded`,
                      'This means something IS WRONG in your setup. You access the t function before i18next.init / i18next.loadNamespace / i18next.changeLanguage was done. Wait for the callback or Promise to resolve before accessing it!!!',
                    )),
                  f.forEach((n) => {
                    let i
                    if (this.isValidLookup(r)) return
                    o = n
                    const a = [u]
                    if (this.i18nFormat?.addLookupKeys) this.i18nFormat.addLookupKeys(a, u, n, e, t)
                    else {
                      let e
                      h && (e = this.pluralResolver.getSuffix(n, t.count, t))
                      const r = `${this.options.pluralSeparator}zero`,
                        i = `${this.options.pluralSeparator}ordinal${this.options.pluralSeparator}`
                      if (
                        (h &&
                          (t.ordinal && e.startsWith(i) && a.push(u + e.replace(i, this.options.pluralSeparator)),
                          a.push(u + e),
                          p && a.push(u + r)),
                        d)
                      ) {
                        const n = `${u}${this.options.contextSeparator || '_'}${t.context}`
                        a.push(n),
                          h &&
                            (t.ordinal && e.startsWith(i) && a.push(n + e.replace(i, this.options.pluralSeparator)),
                            a.push(n + e),
                            p && a.push(n + r))
                      }
                    }
                    for (; (i = a.pop()); ) this.isValidLookup(r) || ((s = i), (r = this.getResource(n, e, i, t)))
                  }))
              })
            }),
            { res: r, usedKey: n, exactUsedKey: s, usedLng: o, usedNS: a }
          )
        }
        isValidLookup(e) {
          return (
            void 0 !== e && !(!this.options.returnNull && null === e) && !(!this.options.returnEmptyString && '' === e)
          )
        }
        getResource(e, t, r, n = {}) {
          return this.i18nFormat?.getResource
            ? this.i18nFormat.getResource(e, t, r, n)
            : this.resourceStore.getResource(e, t, r, n)
        }
        getUsedParamsDetails(e = {}) {
          let t = e.replace && !i(e.replace),
            r = t ? e.replace : e
          if (
            (t && void 0 !== e.count && (r = { ...r, count: e.count }),
            this.options.interpolation.defaultVariables &&
              (r = { ...this.options.interpolation.defaultVariables, ...r }),
            !t)
          )
            for (const e of ((r = { ...r }),
            [
              'defaultValue',
              'ordinal',
              'context',
              'replace',
              'lng',
              'lngs',
              'fallbackLng',
              'ns',
              'keySeparator',
              'nsSeparator',
              'returnObjects',
              'returnDetails',
              'joinArrays',
              'postProcess',
              'interpolation',
            ]))
              delete r[e]
          return r
        }
        static hasDefaultValue(e) {
          for (const t in e) if (Object.hasOwn(e, t) && t.startsWith('defaultValue') && void 0 !== e[t]) return !0
          return !1
        }
      }
      class C {
        constructor(e) {
          ;(this.options = e),
            (this.supportedLngs = this.options.supportedLngs || !1),
            (this.logger = O.create('languageUtils')),
            (this.resolveHierarchyCache = {})
        }
        clearCache() {
          this.resolveHierarchyCache = {}
        }
        getScriptPartFromCode(e) {
          if (!(e = _(e)) || !e.includes('-')) return null
          const t = e.split('-')
          return 2 === t.length || (t.pop(), 'x' === t[t.length - 1].toLowerCase())
            ? null
            : this.formatLanguageCode(t.join('-'))
        }
        getLanguagePartFromCode(e) {
          if (!(e = _(e)) || !e.includes('-')) return e
          const t = e.split('-')
          return this.formatLanguageCode(t[0])
        }
        formatLanguageCode(e) {
          if (i(e) && e.includes('-')) {
            let t
            try {
              t = Intl.getCanonicalLocales(e)[0]
            } catch (e) {}
            return (t && this.options.lowerCaseLng && (t = t.toLowerCase()), t)
              ? t
              : this.options.lowerCaseLng
                ? e.toLowerCase()
                : e
          }
          const t = this.options.cleanCode || this.options.lowerCaseLng ? e.toLowerCase() : e
          return (this.logger.debug && i(e) && this.deprecateBareCode(e, t), t)
        }
        deprecateBareCode(e, t) {
          let r
          try {
            r = Intl.getCanonicalLocales(e)[0]
          } catch (e) {
            return
          }
          let n = r.toLowerCase() === e.toLowerCase() ? r : e.toLowerCase()
          this.options.lowerCaseLng && (n = n.toLowerCase()),
            n !== t &&
              this.logger.once(
                e,
                'deprecate',
                `language code '${e}' is used as '${t}'; i18next v27 gives it the canonical casing '${n}', use '${n}' in lng, fallbackLng, supportedLngs and the resources`,
              )
        }
        isSupportedCode(e) {
          return (
            ('languageOnly' === this.options.load || this.options.nonExplicitSupportedLngs) &&
              (e = this.getLanguagePartFromCode(e)),
            !this.supportedLngs || !this.supportedLngs.length || this.supportedLngs.includes(e)
          )
        }
        getBestMatchFromCodes(e) {
          let t
          return e
            ? (e.forEach((e) => {
                if (t) return
                const r = this.formatLanguageCode(e)
                ;(!this.options.supportedLngs || this.isSupportedCode(r)) && (t = r)
              }),
              !t &&
                this.options.supportedLngs &&
                e.forEach((e) => {
                  if (t) return
                  const r = this.getScriptPartFromCode(e)
                  if (this.isSupportedCode(r)) return (t = r)
                  const n = this.getLanguagePartFromCode(e)
                  if (this.isSupportedCode(n)) return (t = n)
                  t = this.options.supportedLngs.find(
                    (e) =>
                      e === n ||
                      ((!!e.includes('-') || !!n.includes('-')) &&
                        !(!e.includes('-') || n.includes('-')) &&
                        e.slice(0, e.indexOf('-')) === n),
                  )
                }),
              t || (t = this.getFallbackCodes(this.options.fallbackLng)[0]),
              t)
            : null
        }
        getFallbackCodes(e, t) {
          if (!e) return []
          if (('function' == typeof e && (e = e(t)), i(e) && (e = [e]), Array.isArray(e))) return e
          if (!t) return e.default || []
          let r = e[t]
          return (
            r || (r = e[this.getScriptPartFromCode(t)]),
            r || (r = e[this.formatLanguageCode(t)]),
            r || (r = e[this.getLanguagePartFromCode(t)]),
            r || (r = e.default),
            r || []
          )
        }
        toResolveHierarchy(e, t) {
          const r = this.options.fallbackLng,
            n = Array.isArray(r) ? r.join('|') : r
          n !== this._cachedFallbackLng && ((this.resolveHierarchyCache = {}), (this._cachedFallbackLng = n))
          let s = void 0 === t || !1 === t || i(t),
            o = void 0 === t && 'function' == typeof this.options.fallbackLng,
            a = i(e) && s && !o,
            l = null
          if (a) {
            let r
            ;(r = void 0 === t ? 'undefined' : !1 === t ? 'boolean:false' : `string:${t}`),
              (l = `${e.length}:${e}|${r}`)
          }
          if (null !== l) {
            const e = this.resolveHierarchyCache[l]
            if (void 0 !== e) return e.slice()
          }
          const u = this.getFallbackCodes((!1 === t ? [] : t) || this.options.fallbackLng || [], e),
            c = [],
            h = (e) => {
              e &&
                (this.isSupportedCode(e)
                  ? c.push(e)
                  : this.logger.warn(`rejecting language code not found in supportedLngs: ${e}`))
            }
          return (i(e) && (e.includes('-') || e.includes('_'))
            ? ('languageOnly' !== this.options.load && h(this.formatLanguageCode(e)),
              'languageOnly' !== this.options.load &&
                'currentOnly' !== this.options.load &&
                h(this.getScriptPartFromCode(e)),
              'currentOnly' !== this.options.load && h(this.getLanguagePartFromCode(e)))
            : i(e) && h(this.formatLanguageCode(e)),
          u.forEach((e) => {
            const t = this.formatLanguageCode(e)
            c.includes(t) || h(t)
          }),
          null !== l)
            ? ((this.resolveHierarchyCache[l] = c), c.slice())
            : c
        }
      }
      const P = { zero: 0, one: 1, two: 2, few: 3, many: 4, other: 5 },
        N = {
          select: (e) => (1 === e ? 'one' : 'other'),
          resolvedOptions: () => ({ pluralCategories: ['one', 'other'] }),
        }
      class $ {
        constructor(e, t = {}) {
          ;(this.languageUtils = e),
            (this.options = t),
            (this.logger = O.create('pluralResolver')),
            (this.pluralRulesCache = {})
        }
        clearCache() {
          this.pluralRulesCache = {}
        }
        getRule(e, t = {}) {
          let r,
            n = _('dev' === e ? 'en' : e),
            i = t.ordinal ? 'ordinal' : 'cardinal',
            s = JSON.stringify({ cleanedCode: n, type: i })
          if (s in this.pluralRulesCache) return this.pluralRulesCache[s]
          try {
            r = new Intl.PluralRules(n, { type: i })
          } catch (i) {
            if ('u' < typeof Intl) return (this.logger.error('No Intl support, please use an Intl polyfill!'), N)
            if (!e.match(/-|_/)) return N
            const n = this.languageUtils.getLanguagePartFromCode(e)
            r = this.getRule(n, t)
          }
          return ((this.pluralRulesCache[s] = r), r)
        }
        needsPlural(e, t = {}) {
          let r = this.getRule(e, t)
          return (r || (r = this.getRule('dev', t)), r?.resolvedOptions().pluralCategories.length > 1)
        }
        getPluralFormsOfKey(e, t, r = {}) {
          return this.getSuffixes(e, r).map((e) => `${t}${e}`)
        }
        getSuffixes(e, t = {}) {
          let r = this.getRule(e, t)
          return (r || (r = this.getRule('dev', t)), r)
            ? r
                .resolvedOptions()
                .pluralCategories.sort((e, t) => P[e] - P[t])
                .map((e) => `${this.options.prepend}${t.ordinal ? `ordinal${this.options.prepend}` : ''}${e}`)
            : []
        }
        getSuffix(e, t, r = {}) {
          const n = this.getRule(e, r)
          return n
            ? `${this.options.prepend}${r.ordinal ? `ordinal${this.options.prepend}` : ''}${n.select(t)}`
            : (this.logger.warn(`no plural rule found for: ${e}`), this.getSuffix('dev', t, r))
        }
      }
      const D = (e, t, r, n = '.', s = !0) => {
        let o,
          a = void 0 !== (o = d(e, r)) ? o : d(t, r)
        return (null == a && s && i(r) && void 0 === (a = b(e, r, n)) && (a = b(t, r, n)), a)
      }
      class T {
        constructor(e = {}) {
          ;(this.logger = O.create('interpolator')),
            (this.options = e),
            (this.format = e?.interpolation?.format || ((e) => e)),
            this.init(e)
        }
        init(e = {}) {
          e.interpolation || (e.interpolation = { escapeValue: !0 })
          const {
            escape: t,
            escapeValue: r,
            useRawValueToEscape: n,
            prefix: i,
            prefixEscaped: s,
            suffix: o,
            suffixEscaped: a,
            formatSeparator: l,
            unescapeSuffix: u,
            unescapePrefix: c,
            nestingPrefix: h,
            nestingPrefixEscaped: p,
            nestingSuffix: d,
            nestingSuffixEscaped: f,
            nestingOptionsSeparator: g,
            maxReplaces: v,
            alwaysFormat: m,
          } = e.interpolation
          if (s || a || p || f) {
            const e = Object.entries({
              prefixEscaped: s,
              suffixEscaped: a,
              nestingPrefixEscaped: p,
              nestingSuffixEscaped: f,
            })
              .filter(([, e]) => e)
              .map(([e]) => e)
            this.logger.once(
              e.join(),
              'deprecate',
              `interpolation.${e.join(', interpolation.')}: the regex-escaped delimiter options are removed in v27; pass the literal delimiters as prefix, suffix, nestingPrefix and nestingSuffix`,
            )
          }
          ;(this.escape = void 0 !== t ? t : y),
            (this.escapeValue = void 0 === r || r),
            (this.useRawValueToEscape = void 0 !== n && n),
            (this.prefix = i ? i.replace(/[-[\]/{}()*+?.\\^$|]/g, '\\$&') : s || '{{'),
            (this.suffix = o ? o.replace(/[-[\]/{}()*+?.\\^$|]/g, '\\$&') : a || '}}'),
            (this.formatSeparator = l || ','),
            (this.unescapePrefix = u ? '' : c ? c.replace(/[-[\]/{}()*+?.\\^$|]/g, '\\$&') : '-'),
            (this.unescapeSuffix = this.unescapePrefix ? '' : u ? u.replace(/[-[\]/{}()*+?.\\^$|]/g, '\\$&') : ''),
            (this.nestingPrefix = h
              ? h.replace(/[-[\]/{}()*+?.\\^$|]/g, '\\$&')
              : p || '$t('.replace(/[-[\]/{}()*+?.\\^$|]/g, '\\$&')),
            (this.nestingSuffix = d
              ? d.replace(/[-[\]/{}()*+?.\\^$|]/g, '\\$&')
              : f || ')'.replace(/[-[\]/{}()*+?.\\^$|]/g, '\\$&')),
            (this.nestingOptionsSeparator = g || ','),
            (this.maxReplaces = v || 1e3),
            (this.alwaysFormat = void 0 !== m && m),
            this.resetRegExp()
        }
        reset() {
          this.options && this.init(this.options)
        }
        resetRegExp() {
          const e = (e, t) => (e?.source === t ? ((e.lastIndex = 0), e) : RegExp(t, 'g'))
          ;(this.regexp = e(this.regexp, `${this.prefix}(.+?)${this.suffix}`)),
            (this.regexpUnescape = e(
              this.regexpUnescape,
              `${this.prefix}${this.unescapePrefix}(.+?)${this.unescapeSuffix}${this.suffix}`,
            )),
            (this.nestingRegexp = e(
              this.nestingRegexp,
              `${this.nestingPrefix}((?:[^()"']|"[^"]*"|'[^']*'|\\((?:[^()"']|"[^"]*"|'[^']*')*\\))*?)${this.nestingSuffix}`,
            ))
        }
        interpolate(e, t, r, n) {
          let s,
            a,
            l,
            u = e,
            c = (this.options && this.options.interpolation && this.options.interpolation.defaultVariables) || {},
            h = (e) => {
              if (!e.includes(this.formatSeparator)) {
                const i = D(t, c, e, this.options.keySeparator, this.options.ignoreJSONStructure)
                return this.alwaysFormat ? this.format(i, void 0, r, { ...n, ...t, interpolationkey: e }) : i
              }
              const i = e.split(this.formatSeparator),
                s = i.shift().trim(),
                o = i.join(this.formatSeparator).trim()
              return this.format(D(t, c, s, this.options.keySeparator, this.options.ignoreJSONStructure), o, r, {
                ...n,
                ...t,
                interpolationkey: s,
              })
            }
          this.resetRegExp(),
            !this.escapeValue &&
              'string' == typeof e &&
              /\$t\([^)]*\{[^}]*\{\{/.test(e) &&
              this.logger.warn(
                'nesting options string contains interpolated variables with escapeValue: false — if any of those values are attacker-controlled they can inject additional nesting options (e.g. redirect lng/ns). Sanitise untrusted input before passing it to t(), or keep escapeValue: true.',
              )
          let p = n?.missingInterpolationHandler || this.options.missingInterpolationHandler,
            d =
              n?.interpolation?.skipOnVariables !== void 0
                ? n.interpolation.skipOnVariables
                : this.options.interpolation.skipOnVariables,
            f = [
              { regex: this.regexpUnescape, safeValue: (e) => e },
              {
                regex: this.regexp,
                safeValue: (e) =>
                  this.escapeValue
                    ? (this.escape === y &&
                        this.options?.interpolation?.escapeValue !== !1 &&
                        i(e) &&
                        e.includes('/') &&
                        this.logger.once(
                          '/',
                          'deprecate',
                          "escapeValue renders '/' in a value as '&#x2F;' today; from v27 the default escape leaves '/' as it is",
                        ),
                      this.escape(e))
                    : e,
              },
            ],
            g = [],
            v = 0
          return (
            f.forEach((t) => {
              for (l = 0; (s = t.regex.exec(e)); ) {
                const r = s.index - v,
                  c = g.find(([e, t]) => r >= e && r < t)
                if (c) {
                  t.regex.lastIndex = c[1] + v
                  continue
                }
                const f = s[1].trim()
                if (void 0 === (a = h(f)))
                  if ('function' == typeof p) {
                    const t = p(e, s, n)
                    a = i(t) ? t : ''
                  } else if (n && Object.hasOwn(n, f)) a = ''
                  else if (d) {
                    this.logger.debug &&
                      this.logger.once(
                        `${u}\0${s[0]}`,
                        'warn',
                        `missed to pass in variable ${f} for interpolating ${u}`,
                      ),
                      (a = s[0])
                    continue
                  } else this.logger.warn(`missed to pass in variable ${f} for interpolating ${e}`), (a = '')
                else i(a) || this.useRawValueToEscape || (a = o(a))
                const y = o(t.safeValue(a))
                if (
                  ((e = e.slice(0, s.index) + y + e.slice(s.index + s[0].length)),
                  d
                    ? (t.regex === this.regexpUnescape
                        ? g.push([s.index, s.index + y.length])
                        : (v += y.length - s[0].length),
                      (t.regex.lastIndex += y.length),
                      (t.regex.lastIndex -= s[0].length))
                    : (t.regex.lastIndex = 0),
                  ++l >= this.maxReplaces)
                )
                  break
              }
            }),
            e
          )
        }
        nest(e, t, r = {}) {
          let n,
            s,
            a,
            l = (e, t) => {
              const r = this.nestingOptionsSeparator
              if (!e.includes(r)) return e
              let n = e.split(RegExp(`${r.replace(/[-[\]/{}()*+?.\\^$|]/g, '\\$&')}[ ]*{`)),
                i = `{${n[1]}`
              e = n[0]
              const s = (i = this.interpolate(i, a)).match(/'/g),
                o = i.match(/"/g)
              ;(((s?.length ?? 0) % 2 != 0 || o) && (o?.length ?? 0) % 2 == 0) || (i = i.replace(/'/g, '"'))
              try {
                ;(a = JSON.parse(i)), t && (a = { ...t, ...a })
              } catch (t) {
                return (this.logger.warn(`failed parsing options string in nesting for key ${e}`, t), `${e}${r}${i}`)
              }
              return (a.defaultValue && a.defaultValue.includes(this.prefix) && delete a.defaultValue, e)
            },
            u = new RegExp(this.nestingRegexp),
            c = '',
            h = 0
          for (; (n = u.exec(e)); ) {
            let p = []
            ;((a = (a = { ...r }).replace && !i(a.replace) ? a.replace : a).applyPostProcessor = !1),
              delete a.defaultValue
            const d = /{.*}/s.test(n[1]) ? n[1].lastIndexOf('}') + 1 : n[1].indexOf(this.formatSeparator)
            if (
              (-1 !== d &&
                ((p = n[1]
                  .slice(d)
                  .split(this.formatSeparator)
                  .map((e) => e.trim())
                  .filter(Boolean)),
                (n[1] = n[1].slice(0, d))),
              (s = t(l.call(this, n[1].trim(), a), a)) && n[0] === e && !i(s))
            )
              return s
            i(s) || (s = o(s)),
              s || (this.logger.warn(`missed to resolve ${n[1]} for nesting ${e}`), (s = '')),
              p.length &&
                (s = p.reduce((e, t) => this.format(e, t, r.lng, { ...r, interpolationkey: n[1].trim() }), s.trim())),
              (c += e.slice(h, n.index) + o(s)),
              (h = u.lastIndex),
              (this.regexp.lastIndex = 0)
          }
          return h ? c + e.slice(h) : e
        }
      }
      const V = (e) => {
          const t = {}
          return (r, n, i) => {
            let s,
              o = i
            i &&
              i.interpolationkey &&
              i.formatParams &&
              i.formatParams[i.interpolationkey] &&
              i[i.interpolationkey] &&
              (o = { ...o, [i.interpolationkey]: void 0 })
            try {
              s = n + JSON.stringify(o)
            } catch (t) {
              return e(_(n), i)(r)
            }
            let a = t[s]
            return (a || ((a = e(_(n), i)), (t[s] = a)), a(r))
          }
        },
        I = (e) => (t, r, n) => e(_(r), n)(t)
      class M {
        constructor(e = {}) {
          ;(this.logger = O.create('formatter')), (this.options = e), this.init(e)
        }
        init(e, t = { interpolation: {} }) {
          this.formatSeparator = t.interpolation.formatSeparator || ','
          const r = t.cacheInBuiltFormats ? V : I
          this.formats = {
            number: r((e, t) => {
              const r = new Intl.NumberFormat(e, { ...t })
              return (e) => r.format(e)
            }),
            currency: r((e, t) => {
              const r = new Intl.NumberFormat(e, { ...t, style: 'currency' })
              return (e) => r.format(e)
            }),
            datetime: r((e, t) => {
              const r = new Intl.DateTimeFormat(e, { ...t })
              return (e) => r.format(e)
            }),
            relativetime: r((e, t) => {
              const r = new Intl.RelativeTimeFormat(e, { ...t })
              return (e) => r.format(e, t.range || 'day')
            }),
            list: r((e, t) => {
              const r = new Intl.ListFormat(e, { ...t })
              return (e) => r.format(e)
            }),
          }
        }
        add(e, t) {
          this.formats[e.toLowerCase().trim()] = t
        }
        addCached(e, t) {
          this.formats[e.toLowerCase().trim()] = V(t)
        }
        format(e, t, r, n = {}) {
          if (!t || null == e) return e
          const i = t.split(this.formatSeparator),
            s = []
          for (let e = 0; e < i.length; e++) {
            let t = i[e]
            for (; t.indexOf('(') > -1 && !t.includes(')') && e + 1 < i.length; )
              t = `${t}${this.formatSeparator}${i[++e]}`
            s.push(t)
          }
          return s.reduce((e, t) => {
            const { formatName: i, formatOptions: s } = ((e) => {
              let t = e.toLowerCase().trim(),
                r = {}
              if (e.includes('(')) {
                const n = e.split('(')
                t = n[0].toLowerCase().trim()
                const i = n[1].slice(0, -1)
                'currency' !== t || i.includes(':')
                  ? 'relativetime' !== t || i.includes(':')
                    ? i.split(';').forEach((e) => {
                        if (e) {
                          const [t, ...n] = e.split(':'),
                            i = n
                              .join(':')
                              .trim()
                              .replace(/^'+|'+$/g, ''),
                            s = t.trim()
                          r[s] || (r[s] = i),
                            'false' === i && (r[s] = !1),
                            'true' === i && (r[s] = !0),
                            isNaN(i) || (r[s] = parseInt(i, 10))
                        }
                      })
                    : r.range || (r.range = i.trim())
                  : r.currency || (r.currency = i.trim())
              }
              return { formatName: t, formatOptions: r }
            })(t)
            if (this.formats[i]) {
              let t = e
              try {
                const o = n?.formatParams?.[n.interpolationkey] || {},
                  a = o.locale || o.lng || n.locale || n.lng || r
                t = this.formats[i](e, a, { ...s, ...n, ...o })
              } catch (e) {
                this.logger.warn(e)
              }
              return t
            }
            return (this.logger.warn(`there was no format function for ${i}`), e)
          }, e)
        }
      }
      class U extends k {
        constructor(e, t, r, n = {}) {
          super(),
            (this.backend = e),
            (this.store = t),
            (this.services = r),
            (this.languageUtils = r.languageUtils),
            (this.options = n),
            (this.logger = O.create('backendConnector')),
            (this.waitingReads = []),
            (this.maxParallelReads = n.maxParallelReads || 10),
            (this.readingCalls = 0),
            (this.maxRetries = n.maxRetries >= 0 ? n.maxRetries : 5),
            (this.retryTimeout = n.retryTimeout >= 1 ? n.retryTimeout : 350),
            (this.state = {}),
            (this.queue = []),
            this.backend?.init?.(r, n.backend, n),
            (this.callbackApi = a(this.backend)),
            this.backend &&
              void 0 === this.callbackApi &&
              (this.backend.read || this.backend.create) &&
              this.logger.deprecate(
                'backend: set callbackApi to declare the calling convention (true: read(language, namespace, callback) and create(languages, namespace, key, fallbackValue, callback, options); false: both return a promise or a value); guessing it from the number of parameters is deprecated',
              )
        }
        queueLoad(e, t, r, n) {
          const i = {},
            s = {},
            o = {},
            a = {}
          return (
            e.forEach((e) => {
              let n = !0
              t.forEach((t) => {
                const o = `${e}|${t}`
                !r.reload && this.store.hasResourceBundle(e, t)
                  ? (this.state[o] = 2)
                  : (!r.reload && this.state[o] < 0) ||
                    (1 === this.state[o]
                      ? void 0 === s[o] && (s[o] = !0)
                      : ((this.state[o] = 1),
                        (n = !1),
                        void 0 === s[o] && (s[o] = !0),
                        void 0 === i[o] && (i[o] = !0),
                        void 0 === a[t] && (a[t] = !0)))
              }),
                n || (o[e] = !0)
            }),
            (Object.keys(i).length || Object.keys(s).length) &&
              this.queue.push({ pending: s, pendingCount: Object.keys(s).length, loaded: {}, errors: [], callback: n }),
            {
              toLoad: Object.keys(i),
              pending: Object.keys(s),
              toLoadLanguages: Object.keys(o),
              toLoadNamespaces: Object.keys(a),
            }
          )
        }
        loaded(e, t, r) {
          const n = e.split('|'),
            i = n[0],
            s = n[1]
          t && this.emit('failedLoading', i, s, t),
            !t && r && this.store.addResourceBundle(i, s, r, void 0, void 0, { skipCopy: !0 }),
            (this.state[e] = t ? -1 : 2),
            t && r && (this.state[e] = 0)
          const o = {}
          this.queue.forEach((r) => {
            ;((e, t, r) => {
              const { obj: n, k: i } = h(e, t, Object)
              ;(n[i] = n[i] || []), n[i].push(r)
            })(r.loaded, [i], s),
              void 0 !== r.pending[e] && (delete r.pending[e], r.pendingCount--),
              t && r.errors.push(t),
              0 !== r.pendingCount ||
                r.done ||
                (Object.keys(r.loaded).forEach((e) => {
                  o[e] || (o[e] = {})
                  const t = r.loaded[e]
                  t.length &&
                    t.forEach((t) => {
                      void 0 === o[e][t] && (o[e][t] = !0)
                    })
                }),
                (r.done = !0),
                r.errors.length ? r.callback(r.errors) : r.callback())
          }),
            this.emit('loaded', o),
            (this.queue = this.queue.filter((e) => !e.done))
        }
        read(e, t, r, n = 0, i = this.retryTimeout, s) {
          if (!e.length) return s(null, {})
          if (this.readingCalls >= this.maxParallelReads)
            return void this.waitingReads.push({ lng: e, ns: t, fcName: r, tried: n, wait: i, callback: s })
          this.readingCalls++
          const o = (o, a) => {
              if ((this.readingCalls--, this.waitingReads.length > 0)) {
                const e = this.waitingReads.shift()
                this.read(e.lng, e.ns, e.fcName, e.tried, e.wait, e.callback)
              }
              o && a && n < this.maxRetries
                ? setTimeout(() => {
                    this.read(e, t, r, n + 1, 2 * i, s)
                  }, i)
                : s(o, a)
            },
            a = this.backend[r].bind(this.backend)
          if (!1 === this.callbackApi || (void 0 === this.callbackApi && 2 === a.length)) {
            try {
              const r = a(e, t)
              r && 'function' == typeof r.then ? r.then((e) => o(null, e)).catch(o) : o(null, r)
            } catch (e) {
              o(e)
            }
            return
          }
          return a(e, t, o)
        }
        prepareLoading(e, t, r = {}, n) {
          if (!this.backend)
            return (this.logger.warn('No backend was added via i18next.use. Will not load resources.'), n && n())
          i(e) && (e = this.languageUtils.toResolveHierarchy(e)), i(t) && (t = [t])
          const s = this.queueLoad(e, t, r, n)
          if (!s.toLoad.length) return (s.pending.length || n(), null)
          s.toLoad.forEach((e) => {
            this.loadOne(e)
          })
        }
        load(e, t, r) {
          this.prepareLoading(e, t, {}, r)
        }
        reload(e, t, r) {
          this.prepareLoading(e, t, { reload: !0 }, r)
        }
        noticeDevFallback(e) {
          'dev' === e &&
            this.devIsDefaultFallback &&
            this.logger.once(
              'dev',
              'warn',
              "language 'dev' is requested because fallbackLng is not set (its default is ['dev']); i18next v27 defaults to fallbackLng: false and loads and saves missing keys in the requested language instead. Set fallbackLng to your source language, or to 'dev' to keep this behavior",
            )
        }
        loadOne(e, t = '') {
          const r = e.split('|'),
            n = r[0],
            i = r[1]
          this.noticeDevFallback(n),
            this.read(n, i, 'read', void 0, void 0, (r, s) => {
              r && this.logger.warn(`${t}loading namespace ${i} for language ${n} failed`, r),
                !r && s && this.logger.log(`${t}loaded namespace ${i} for language ${n}`, s),
                this.loaded(e, r, s)
            })
        }
        saveMissing(
          e,
          t,
          r,
          n,
          i,
          s = {},
          o = () => {},
          a = this.newestCloneHasLoadedNamespace || this.services?.utils?.hasLoadedNamespace,
        ) {
          if (a && !a(t))
            return void this.logger.warn(
              `did not save key "${r}" as the namespace "${t}" was not yet loaded`,
              'This means something IS WRONG in your setup. You access the t function before i18next.init / i18next.loadNamespace / i18next.changeLanguage was done. Wait for the callback or Promise to resolve before accessing it!!!',
            )
          if (null != r && '' !== r) {
            if (this.backend?.create) {
              e?.forEach?.((e) => this.noticeDevFallback(e))
              const a = { ...s, isUpdate: i },
                l = this.backend.create.bind(this.backend)
              if (!1 === this.callbackApi || (void 0 === this.callbackApi && l.length < 6))
                try {
                  let i
                  ;(i = !1 === this.callbackApi || 5 === l.length ? l(e, t, r, n, a) : l(e, t, r, n)) &&
                  'function' == typeof i.then
                    ? i.then((e) => o(null, e)).catch(o)
                    : o(null, i)
                } catch (e) {
                  o(e)
                }
              else l(e, t, r, n, o, a)
            }
            e && e[0] && this.store.addResource(e[0], t, r, n)
          }
        }
      }
      const B = () => ({
          debug: !1,
          initAsync: !0,
          ns: ['translation'],
          defaultNS: ['translation'],
          fallbackLng: ['dev'],
          fallbackNS: !1,
          supportedLngs: !1,
          nonExplicitSupportedLngs: !1,
          load: 'all',
          preload: !1,
          keySeparator: '.',
          nsSeparator: ':',
          pluralSeparator: '_',
          contextSeparator: '_',
          enableSelector: !1,
          partialBundledLanguages: !1,
          saveMissing: !1,
          updateMissing: !1,
          saveMissingTo: 'fallback',
          saveMissingPlurals: !0,
          missingKeyHandler: !1,
          missingInterpolationHandler: !1,
          postProcess: !1,
          postProcessPassResolved: !1,
          returnNull: !1,
          returnEmptyString: !0,
          returnObjects: !1,
          joinArrays: !1,
          returnedObjectHandler: !1,
          parseMissingKeyHandler: !1,
          appendNamespaceToMissingKey: !1,
          appendNamespaceToCIMode: !1,
          overloadTranslationOptionHandler: (e) => {
            let t = {}
            if (
              ('object' == typeof e[1] && (t = e[1]),
              i(e[1]) && (t.defaultValue = e[1]),
              i(e[2]) && (t.tDescription = e[2]),
              'object' == typeof e[2] || 'object' == typeof e[3])
            ) {
              const r = e[3] || e[2]
              Object.keys(r).forEach((e) => {
                t[e] = r[e]
              })
            }
            return t
          },
          interpolation: {
            escapeValue: !0,
            prefix: '{{',
            suffix: '}}',
            formatSeparator: ',',
            unescapePrefix: '-',
            nestingPrefix: '$t(',
            nestingSuffix: ')',
            nestingOptionsSeparator: ',',
            maxReplaces: 1e3,
            skipOnVariables: !0,
          },
          cacheInBuiltFormats: !0,
        }),
        z = (e) => (
          i(e.ns) && (e.ns = [e.ns]),
          i(e.fallbackLng) && (e.fallbackLng = [e.fallbackLng]),
          i(e.fallbackNS) && (e.fallbackNS = [e.fallbackNS]),
          e.supportedLngs &&
            !e.supportedLngs.includes('cimode') &&
            (e.supportedLngs = e.supportedLngs.concat(['cimode'])),
          e
        ),
        F = () => {}
      class H extends k {
        constructor(e = {}, t) {
          var r
          if (
            (super(),
            (this.options = z(e)),
            (this.services = { ownPostProcessors: new Set() }),
            (this.logger = O),
            (this.modules = { external: [] }),
            (r = this),
            Object.getOwnPropertyNames(Object.getPrototypeOf(r)).forEach((e) => {
              'function' == typeof r[e] && (r[e] = r[e].bind(r))
            }),
            t && !this.isInitialized && !e.isClone)
          ) {
            if (!this.options.initAsync) return (this.init(e, t), this)
            setTimeout(() => {
              this.init(e, t)
            }, 0)
          }
        }
        init(e = {}, t) {
          ;(this.isInitializing = !0),
            'function' == typeof e && ((t = e), (e = {})),
            null == e.defaultNS &&
              e.ns &&
              (i(e.ns) ? (e.defaultNS = e.ns) : e.ns.includes('translation') || (e.defaultNS = e.ns[0]))
          const r = void 0 === e.fallbackLng && void 0 === this.options.fallbackLng,
            o = B()
          ;(this.options = { ...o, ...this.options, ...z(e) }),
            (this.options.interpolation = { ...o.interpolation, ...this.options.interpolation }),
            void 0 !== e.keySeparator && (this.options.userDefinedKeySeparator = e.keySeparator),
            void 0 !== e.nsSeparator && (this.options.userDefinedNsSeparator = e.nsSeparator),
            'function' != typeof this.options.overloadTranslationOptionHandler &&
              (this.options.overloadTranslationOptionHandler = o.overloadTranslationOptionHandler)
          const l = (e) => (e ? ('function' == typeof e ? new e() : e) : null)
          if (!this.options.isClone) {
            let e
            n &&
              n !== this &&
              n.modules.logger !== this.modules.logger &&
              O.deprecate(
                'init: this init() replaces the logger another i18next instance set with use(), as the logger is shared in v26; from v27 each instance keeps its own logger',
              ),
              (n = this.modules.logger ? this : void 0),
              this.modules.logger ? O.init(l(this.modules.logger), this.options) : O.init(null, this.options),
              this.pendingWarnings?.forEach((e) => this.logger.warn(e)),
              (this.pendingWarnings = void 0),
              (e = this.modules.formatter ? this.modules.formatter : M)
            const t = new C(this.options)
            this.store = new x(this.options.resources, this.options)
            const i = this.services
            ;(i.logger = O),
              (i.resourceStore = this.store),
              (i.languageUtils = t),
              (i.pluralResolver = new $(t, { prepend: this.options.pluralSeparator })),
              e &&
                ((i.formatter = l(e)),
                i.formatter.init && i.formatter.init(i, this.options),
                (this.options.interpolation.format = i.formatter.format.bind(i.formatter))),
              (i.interpolator = new T(this.options)),
              (i.utils = {
                hasLoadedNamespace: this.hasLoadedNamespace.bind(this),
                reloadResources: this.reloadResources.bind(this),
              }),
              (i.backendConnector = new U(l(this.modules.backend), i.resourceStore, i, this.options)),
              (i.backendConnector.devIsDefaultFallback = r),
              i.backendConnector.on('*', (e, ...t) => {
                this.emit(e, ...t)
              }),
              this.modules.languageDetector &&
                ((i.languageDetector = l(this.modules.languageDetector)),
                i.languageDetector.init && i.languageDetector.init(i, this.options.detection, this.options),
                i.languageDetector.async &&
                  void 0 === a(i.languageDetector) &&
                  this.logger.deprecate(
                    'languageDetector: set callbackApi to declare how the async detect() answers (true: detect(callback); false: detect() returns a promise); guessing it from the number of parameters is deprecated',
                  )),
              this.modules.i18nFormat &&
                ((i.i18nFormat = l(this.modules.i18nFormat)), i.i18nFormat.init && i.i18nFormat.init(this)),
              (this.translator = new A(this.services, this.options)),
              this.translator.on('*', (e, ...t) => {
                this.emit(e, ...t)
              }),
              this.modules.external.forEach((e) => {
                e.init && e.init(this)
              })
          }
          if (
            ((this.format = this.options.interpolation.format),
            t || (t = F),
            this.options.fallbackLng && !this.services.languageDetector && !this.options.lng)
          ) {
            const e = this.services.languageUtils.getFallbackCodes(this.options.fallbackLng)
            e.length > 0 && 'dev' !== e[0] && (this.options.lng = e[0])
          }
          this.services.languageDetector ||
            this.options.lng ||
            this.logger.warn('init: no languageDetector is used and no lng is defined'),
            ['getResource', 'hasResourceBundle', 'getResourceBundle', 'getDataByLanguage'].forEach((e) => {
              this[e] = (...t) => this.store[e](...t)
            }),
            ['addResource', 'addResources', 'addResourceBundle', 'removeResourceBundle'].forEach((e) => {
              this[e] = (...t) => (this.store[e](...t), this)
            })
          const u = s(),
            c = () => {
              const e = (e, r) => {
                ;(this.isInitializing = !1),
                  this.isInitialized &&
                    !this.initializedStoreOnce &&
                    this.logger.warn('init: i18next is already initialized. You should call init just once!'),
                  (this.isInitialized = !0),
                  this.options.isClone || this.logger.log('initialized', this.options),
                  this.emit('initialized', this.options),
                  u.resolve(r),
                  t(e, r)
              }
              if ((this.languages || this.isLanguageChangingTo) && !this.isInitialized)
                return e(null, this.t.bind(this))
              this.changeLanguage(this.options.lng, e)
            }
          return (this.options.resources || !this.options.initAsync ? c() : setTimeout(c, 0), u)
        }
        loadResources(e, t = F) {
          let r = t,
            n = i(e) ? e : this.language
          if (('function' == typeof e && (r = e), !this.options.resources || this.options.partialBundledLanguages)) {
            if (n?.toLowerCase() === 'cimode' && (!this.options.preload || 0 === this.options.preload.length))
              return r()
            const e = [],
              t = (t) => {
                t &&
                  'cimode' !== t &&
                  this.services.languageUtils.toResolveHierarchy(t).forEach((t) => {
                    'cimode' !== t && (e.includes(t) || e.push(t))
                  })
              }
            n ? t(n) : this.services.languageUtils.getFallbackCodes(this.options.fallbackLng).forEach((e) => t(e)),
              this.options.preload?.forEach?.((e) => t(e)),
              this.services.backendConnector.load(e, this.options.ns, (e) => {
                e || this.resolvedLanguage || !this.language || this.setResolvedLanguage(this.language), r(e)
              })
          } else r(null)
        }
        reloadResources(e, t, r) {
          const n = s()
          if (
            ('function' == typeof e && ((r = e), (e = void 0)), 'function' == typeof t && ((r = t), (t = void 0)), !e)
          ) {
            const t = Object.keys(this.services.backendConnector.state).map((e) => e.split('|')[0])
            e = [...new Set([...(this.languages || []), ...t])].filter((e) => 'cimode' !== e)
          }
          return (
            t || (t = this.options.ns),
            r || (r = F),
            this.services.backendConnector.reload(e, t, (e) => {
              n.resolve(), r(e)
            }),
            n
          )
        }
        use(e) {
          if (!e)
            throw Error('You are passing an undefined module! Please check the object you are passing to i18next.use()')
          if (!e.type)
            throw Error('You are passing a wrong module! Please check the object you are passing to i18next.use()')
          const t = (t) => {
            if (this.modules[t] && this.modules[t] !== e) {
              const e = `use: this ${t} replaces the ${t} passed to an earlier use() call; only one ${t} is used per instance`
              this.isInitializing || this.isInitialized
                ? this.logger.warn(e)
                : (this.pendingWarnings = this.pendingWarnings || []).push(e)
            }
            this.modules[t] = e
          }
          return (
            'backend' === e.type && t('backend'),
            ('logger' === e.type || (e.log && e.warn && e.error)) && (this.modules.logger = e),
            'languageDetector' === e.type && t('languageDetector'),
            'i18nFormat' === e.type && t('i18nFormat'),
            'postProcessor' === e.type && (E.addPostProcessor(e), this.services.ownPostProcessors?.add(e.name)),
            'formatter' === e.type && t('formatter'),
            '3rdParty' === e.type && this.modules.external.push(e),
            this
          )
        }
        hydrate(e, t) {
          return (
            this.options.isClone ||
              (this.services.resourceStore
                ? (e &&
                    !this.initializedStoreOnce &&
                    ((this.services.resourceStore.data = e),
                    Object.values(e).forEach((e) => {
                      Object.keys(e).forEach((e) => {
                        this.options.ns.includes(e) || this.options.ns.push(e)
                      })
                    }),
                    (this.initializedStoreOnce = !0),
                    (this.isInitialized = !0)),
                  t && !this.initializedLanguageOnce && (this.changeLanguage(t), (this.initializedLanguageOnce = !0)))
                : this.logger.warn('hydrate: call init() first, the instance has no resource store yet')),
            this
          )
        }
        setResolvedLanguage(e) {
          if (e && this.languages && !['cimode', 'dev'].includes(e)) {
            for (let e = 0; e < this.languages.length; e++) {
              const t = this.languages[e]
              if (!['cimode', 'dev'].includes(t) && this.store.hasLanguageSomeTranslations(t)) {
                this.resolvedLanguage = t
                break
              }
            }
            !this.resolvedLanguage &&
              !this.languages.includes(e) &&
              this.store.hasLanguageSomeTranslations(e) &&
              ((this.resolvedLanguage = e), this.languages.unshift(e))
          }
        }
        changeLanguage(e, t) {
          this.isLanguageChangingTo = e
          const r = s()
          this.emit('languageChanging', e)
          const n = (e) => {
              ;(this.language = e),
                (this.languages = this.services.languageUtils.toResolveHierarchy(e)),
                (this.resolvedLanguage = void 0),
                this.setResolvedLanguage(e)
            },
            o = (i, s) => {
              s
                ? this.isLanguageChangingTo === e &&
                  (n(s),
                  this.translator.changeLanguage(s),
                  (this.isLanguageChangingTo = void 0),
                  this.emit('languageChanged', s),
                  this.logger.log('languageChanged', s))
                : (this.isLanguageChangingTo = void 0),
                r.resolve((...e) => this.t(...e)),
                t && t(i, (...e) => this.t(...e))
            },
            l = (t) => {
              e || t || !this.services.languageDetector || (t = [])
              const r = i(t) ? t : t && t[0],
                s = this.store.hasLanguageSomeTranslations(r)
                  ? r
                  : this.services.languageUtils.getBestMatchFromCodes(i(t) ? [t] : t)
              s &&
                this.logger.debug &&
                !(
                  i(s) &&
                  /^[A-Za-z0-9_@.-]{1,128}$/.test(s) &&
                  !s.includes('..') &&
                  !['__proto__', 'constructor', 'prototype'].includes(s)
                ) &&
                ([]
                  .concat(
                    this.options.supportedLngs || [],
                    this.services.languageUtils.getFallbackCodes(this.options.fallbackLng, s),
                    this.options.preload || [],
                  )
                  .includes(s) ||
                  Object.hasOwn(this.store.data, s) ||
                  this.logger.once(
                    `lng:${s}`,
                    'deprecate',
                    `changeLanguage: the language code '${s.slice(0, 64)}' comes from lng, changeLanguage() or the language detector and is not configured; from v27 such a code is refused unless it has only letters, digits, '-', '_', '@' and '.' (no '..'), at most 128 characters. Set supportedLngs, or check the code before passing it on`,
                  )),
                s &&
                  (this.language || n(s),
                  this.translator.language || this.translator.changeLanguage(s),
                  this.services.languageDetector?.cacheUserLanguage?.(s)),
                this.loadResources(s, (e) => {
                  o(e, s)
                })
            }
          if (e || !this.services.languageDetector || this.services.languageDetector.async)
            if (!e && this.services.languageDetector && this.services.languageDetector.async) {
              const e = a(this.services.languageDetector)
              !1 === e || (void 0 === e && 0 === this.services.languageDetector.detect.length)
                ? this.services.languageDetector.detect().then(l)
                : this.services.languageDetector.detect(l)
            } else l(e)
          else l(this.services.languageDetector.detect())
          return r
        }
        getFixedT(e, t, r, n) {
          const s = n?.scopeNs,
            o = (e, t, ...n) => {
              let i, a
              ;((i =
                'object' != typeof t ? this.options.overloadTranslationOptionHandler([e, t].concat(n)) : { ...t }).lng =
                i.lng || o.lng),
                (i.lngs = i.lngs || o.lngs)
              const l = void 0 !== i.ns && null !== i.ns
              ;(i.ns = i.ns || o.ns), '' !== i.keyPrefix && (i.keyPrefix = i.keyPrefix || r || o.keyPrefix)
              const u = { ...this.options, ...i }
              Array.isArray(s) && !l && (u.ns = s),
                'function' == typeof i.keyPrefix && (i.keyPrefix = L(i.keyPrefix, u))
              const c = this.options.keySeparator || '.'
              return (
                i.keyPrefix && Array.isArray(e)
                  ? (a = e.map((e) => ('function' == typeof e && (e = L(e, u)), `${i.keyPrefix}${c}${e}`)))
                  : ('function' == typeof e && (e = L(e, u)), (a = i.keyPrefix ? `${i.keyPrefix}${c}${e}` : e)),
                this.t(a, i)
              )
            }
          return (i(e) ? (o.lng = e) : (o.lngs = e), (o.ns = t), (o.keyPrefix = r), o)
        }
        t(...e) {
          return this.translator
            ? this.translator.translate(...e)
            : (this.logger.warn('t: called before init(); returning an empty string'), '')
        }
        exists(...e) {
          return this.translator?.exists(...e)
        }
        setDefaultNamespace(e) {
          this.options.defaultNS = e
        }
        hasLoadedNamespace(e, t = {}) {
          if (!this.isInitialized)
            return (this.logger.warn('hasLoadedNamespace: i18next was not initialized', this.languages), !1)
          if (!this.languages || !this.languages.length)
            return (this.logger.warn('hasLoadedNamespace: i18n.languages were undefined or empty', this.languages), !1)
          const r = t.lng || this.resolvedLanguage || this.languages[0],
            n = !!this.options && this.options.fallbackLng,
            i = this.languages[this.languages.length - 1]
          if ('cimode' === r.toLowerCase()) return !0
          const s = (e, t) => {
            const r = this.services.backendConnector.state[`${e}|${t}`]
            return -1 === r || 0 === r || 2 === r
          }
          if (t.precheck) {
            const e = t.precheck(this, s)
            if (void 0 !== e) return e
          }
          if (
            this.hasResourceBundle(r, e) ||
            !this.services.backendConnector.backend ||
            (this.options.resources && !this.options.partialBundledLanguages)
          )
            return !0
          const { languageUtils: o } = this.services,
            a = t.lng ? o.isSupportedCode(r) && o.toResolveHierarchy(r, !1)[0] : r
          return !!((!a || s(a, e)) && (!n || s(i, e)))
        }
        loadNamespaces(e, t) {
          const r = s()
          return this.options.ns
            ? (i(e) && (e = [e]),
              e.forEach((e) => {
                this.options.ns.includes(e) || this.options.ns.push(e)
              }),
              this.loadResources((e) => {
                r.resolve(), t && t(e)
              }),
              r)
            : (t && t(), Promise.resolve())
        }
        loadLanguages(e, t) {
          const r = s()
          i(e) && (e = [e])
          const n = this.options.preload || [],
            o = e.filter((e) => !n.includes(e) && this.services.languageUtils.isSupportedCode(e))
          return o.length
            ? ((this.options.preload = n.concat(o)),
              this.loadResources((e) => {
                r.resolve(), t && t(e)
              }),
              r)
            : (t && t(), Promise.resolve())
        }
        dir(e) {
          if (
            (e || (e = this.resolvedLanguage || (this.languages?.length > 0 ? this.languages[0] : this.language)), !e)
          )
            return 'ltr'
          try {
            const t = new Intl.Locale(e)
            if (t && t.getTextInfo) {
              const e = t.getTextInfo()
              if (e && e.direction) return e.direction
            }
          } catch (e) {}
          const t = this.services?.languageUtils || new C(B())
          return e.toLowerCase().indexOf('-latn') > 1
            ? 'ltr'
            : [
                  'ar',
                  'shu',
                  'sqr',
                  'ssh',
                  'xaa',
                  'yhd',
                  'yud',
                  'aao',
                  'abh',
                  'abv',
                  'acm',
                  'acq',
                  'acw',
                  'acx',
                  'acy',
                  'adf',
                  'ads',
                  'aeb',
                  'aec',
                  'afb',
                  'ajp',
                  'apc',
                  'apd',
                  'arb',
                  'arq',
                  'ars',
                  'ary',
                  'arz',
                  'auz',
                  'avl',
                  'ayh',
                  'ayl',
                  'ayn',
                  'ayp',
                  'bbz',
                  'pga',
                  'he',
                  'iw',
                  'ps',
                  'pbt',
                  'pbu',
                  'pst',
                  'prp',
                  'prd',
                  'ug',
                  'ur',
                  'ydd',
                  'yds',
                  'yih',
                  'ji',
                  'yi',
                  'hbo',
                  'men',
                  'xmn',
                  'fa',
                  'jpr',
                  'peo',
                  'pes',
                  'prs',
                  'dv',
                  'sam',
                  'ckb',
                ].includes(t.getLanguagePartFromCode(e)) || e.toLowerCase().indexOf('-arab') > 1
              ? 'rtl'
              : 'ltr'
        }
        static createInstance(e = {}, t) {
          const r = new H(e, t)
          return ((r.createInstance = H.createInstance), r)
        }
        cloneInstance(e = {}, t = F) {
          const r = e.forkResourceStore
          r && ((e = { ...e }), delete e.forkResourceStore)
          const n = { ...this.options, preload: !1, ...e, isClone: !0 },
            i = new H(n)
          if (
            ((void 0 !== e.debug || void 0 !== e.prefix) && (i.logger = i.logger.clone(e)),
            ['store', 'services', 'language'].forEach((e) => {
              i[e] = this[e]
            }),
            (i.services = { ...this.services }),
            (i.services.utils = {
              ...i.services.utils,
              hasLoadedNamespace: i.hasLoadedNamespace.bind(i),
              reloadResources: i.reloadResources.bind(i),
            }),
            r)
          ) {
            const e = (t) => {
              const r = Array.isArray(t) ? [...t] : { ...t }
              return (
                Object.keys(r).forEach((t) => {
                  r[t] && 'object' == typeof r[t] && (r[t] = e(r[t]))
                }),
                r
              )
            }
            ;(i.store = new x(e(this.store.data), n)), (i.services.resourceStore = i.store)
          }
          if (e.interpolation) {
            const t = { ...B().interpolation, ...this.options.interpolation, ...e.interpolation },
              r = { ...n, interpolation: t }
            i.services.interpolator = new T(r)
          }
          return (
            (i.translator = new A(i.services, n)),
            i.translator.on('*', (e, ...t) => {
              i.emit(e, ...t)
            }),
            i.init(n, t),
            (i.translator.options = n),
            (i.translator.backendConnector.newestCloneHasLoadedNamespace = i.hasLoadedNamespace.bind(i)),
            i
          )
        }
        toJSON() {
          return {
            options: this.options,
            store: this.store,
            language: this.language,
            languages: this.languages,
            resolvedLanguage: this.resolvedLanguage,
          }
        }
      }
      const K = H.createInstance()
      K.createInstance,
        K.dir,
        K.init,
        K.loadResources,
        K.reloadResources,
        K.use,
        K.changeLanguage,
        K.getFixedT,
        K.t,
        K.exists,
        K.setDefaultNamespace,
        K.hasLoadedNamespace,
        K.loadNamespaces,
        K.loadLanguages,
        r.d(t, {}, { Ay: K, Rm: L })
    },
    7140(e, t, r) {
      var n,
        i,
        s,
        o = r(9424),
        a = r(4602)
      if (!a.useState || !a.useSyncExternalStore) throw Error('mobx-react-lite requires React 18 or later')
      if (!((null == o.sG || null == (n = (0, o.sG)()) ? void 0 : n.version) >= 7))
        throw Error('mobx-react-lite requires mobx at least version 7 to be available')
      const l = 1e4
      class u {
        constructor(e) {
          ;(this.finalize = void 0),
            (this.registrations = new Map()),
            (this.sweepTimeout = void 0),
            (this.sweep = (e = l) => {
              clearTimeout(this.sweepTimeout), (this.sweepTimeout = void 0)
              const t = Date.now()
              this.registrations.forEach((r, n) => {
                t - r.registeredAt >= e && (this.registrations.delete(n), this.finalize(r.value))
              }),
                this.registrations.size > 0 && this.scheduleSweep()
            }),
            (this.finalizeAllImmediately = () => {
              this.sweep(0)
            }),
            (this.finalize = e)
        }
        register(e, t, r) {
          this.registrations.set(r, { value: t, registeredAt: Date.now() }), this.scheduleSweep()
        }
        unregister(e) {
          this.registrations.delete(e),
            0 === this.registrations.size && (clearTimeout(this.sweepTimeout), (this.sweepTimeout = void 0))
        }
        scheduleSweep() {
          void 0 === this.sweepTimeout && (this.sweepTimeout = setTimeout(this.sweep, 1e4))
        }
      }
      const c = new (
        'u' > typeof FinalizationRegistry
          ? class {
              constructor(e) {
                ;(this.finalize = void 0),
                  (this.finalizeRegistration = (e) => {
                    var t
                    null == (t = this.native) || t.unregister(e.token),
                      this.timer.unregister(e.token),
                      this.finalize(e.value)
                  }),
                  (this.tokens = new WeakMap()),
                  (this.staged = new Map()),
                  (this.flushScheduled = !1),
                  (this.native =
                    'u' > typeof FinalizationRegistry ? new FinalizationRegistry(this.finalizeRegistration) : void 0),
                  (this.timer = new u(this.finalizeRegistration)),
                  (this.finalizeAllImmediately = () => {
                    this.flushRegistrations(), this.timer.finalizeAllImmediately()
                  }),
                  (this.flushRegistrations = () => {
                    ;(this.flushScheduled = !1),
                      this.staged.forEach(({ target: e, value: t }, r) => {
                        var n
                        const i = { value: t, token: {} }
                        this.tokens.set(r, i.token),
                          null == (n = this.native) || n.register(e, i, i.token),
                          this.timer.register(e, i, i.token)
                      }),
                      this.staged.clear()
                  }),
                  (this.finalize = e)
              }
              register(e, t, r = e) {
                this.unregister(r),
                  this.staged.set(r, { target: e, value: t }),
                  this.flushScheduled || ((this.flushScheduled = !0), Promise.resolve().then(this.flushRegistrations))
              }
              unregister(e) {
                if (this.staged.delete(e)) return
                const t = this.tokens.get(e)
                if (t) {
                  var r
                  this.tokens.delete(e), null == (r = this.native) || r.unregister(t), this.timer.unregister(t)
                }
              }
            }
          : u
      )((e) => {
        const t = e.reaction
        ;(e.reaction = null), null == t || t.dispose()
      })
      function h(e) {
        e.reaction = new o.qT(`observer${e.name}`, () => {
          ;(e.stateVersion = Symbol()), null == e.onStoreChange || e.onStoreChange()
        })
      }
      const p = 'function' == typeof Symbol && Symbol.for,
        d =
          null != (i = null == (s = Object.getOwnPropertyDescriptor(() => {}, 'name')) ? void 0 : s.configurable) && i,
        f = p
          ? Symbol.for('react.forward_ref')
          : 'function' == typeof a.forwardRef && (0, a.forwardRef)((e) => null).$$typeof,
        g = p ? Symbol.for('react.memo') : 'function' == typeof a.memo && (0, a.memo)((e) => null).$$typeof,
        y = { $$typeof: !0, render: !0, compare: !0, type: !0, displayName: !0 }
      c.finalizeAllImmediately,
        r.d(
          t,
          {},
          {
            PA: (e) => {
              var t, r
              if (g && e.$$typeof === g)
                throw Error(
                  "[mobx-react-lite] You are trying to use `observer` on a function component wrapped in either another `observer` or `React.memo`. The observer already applies 'React.memo' for you.",
                )
              let n = !1,
                i = e,
                s = e.displayName || e.name
              if (f && e.$$typeof === f && ((n = !0), 'function' != typeof (i = e.render)))
                throw Error('[mobx-react-lite] `render` property of ForwardRef was not a function')
              let l = (e, t) =>
                ((e, t = 'observed') => {
                  let r,
                    n,
                    i,
                    s = a.useRef(null)
                  s.current ||
                    (s.current = i =
                      {
                        reaction: null,
                        onStoreChange: null,
                        stateVersion: Symbol(),
                        name: t,
                        subscribe: (e) => (
                          c.unregister(i),
                          (i.onStoreChange = e),
                          i.reaction || (h(i), (i.stateVersion = Symbol())),
                          () => {
                            var e
                            ;(i.onStoreChange = null), null == (e = i.reaction) || e.dispose(), (i.reaction = null)
                          }
                        ),
                        getSnapshot: () => i.stateVersion,
                      })
                  const l = s.current
                  if (
                    (l.reaction || (h(l), c.register(s, l, l)),
                    a.useDebugValue(l.reaction, o.yl),
                    a.useSyncExternalStore(l.subscribe, l.getSnapshot, l.getSnapshot),
                    l.reaction.track(() => {
                      try {
                        r = e()
                      } catch (e) {
                        n = e
                      }
                    }),
                    n)
                  )
                    throw n
                  return r
                })(() => i(e, t), s)
              return (
                (l.displayName = e.displayName),
                d && Object.defineProperty(l, 'name', { value: e.name, writable: !0, configurable: !0 }),
                n && (l = (0, a.forwardRef)(l)),
                (t = e),
                (r = l = (0, a.memo)(l)),
                Object.keys(t).forEach((e) => {
                  y[e] || Object.defineProperty(r, e, Object.getOwnPropertyDescriptor(t, e))
                }),
                l
              )
            },
          },
        )
    },
    9424(e, t, r) {
      let n
      function i(e, ...t) {
        throw Error(
          `[MobX] minified error nr: ${e}${t.length ? ' ' + t.map(String).join(',') : ''}. See mobx.js.org/errors`,
        )
      }
      const s = Object.assign,
        o = Object.getOwnPropertyDescriptor,
        a = Object.defineProperty,
        l = Object.prototype,
        u = []
      Object.freeze(u)
      const c = {}
      Object.freeze(c)
      const h = Object.toString(),
        p = () => {}
      function d(e) {
        return 'function' == typeof e
      }
      function f(e) {
        switch (typeof e) {
          case 'string':
          case 'symbol':
          case 'number':
            return !0
        }
        return !1
      }
      function g(e) {
        return null !== e && 'object' == typeof e
      }
      function y(e) {
        if (!g(e)) return !1
        const t = Object.getPrototypeOf(e)
        if (null == t) return !0
        const r = S(t, 'constructor') && t.constructor
        return 'function' == typeof r && r.toString() === h
      }
      function v(e) {
        const t = null == e ? void 0 : e.constructor
        return !!t && ('GeneratorFunction' === t.name || 'GeneratorFunction' === t.displayName)
      }
      function m(e, t, r) {
        a(e, t, { enumerable: !1, writable: !0, configurable: !0, value: r })
      }
      function b(e, t) {
        const r = 'isMobX' + e
        return ((t.prototype[r] = !0), (e) => g(e) && !0 === e[r])
      }
      function _(e) {
        return null != e && '[object Map]' === Object.prototype.toString.call(e)
      }
      function w(e) {
        return null != e && '[object Set]' === Object.prototype.toString.call(e)
      }
      const O = Reflect.ownKeys
      function k(e) {
        return null === e ? null : 'object' == typeof e ? '' + e : e
      }
      function S(e, t) {
        return l.hasOwnProperty.call(e, t)
      }
      const x = Object.getOwnPropertyDescriptors
      function E(e, t, r) {
        return (r ? (e |= t) : (e &= ~t), e)
      }
      const j = Symbol('mobx administration')
      class L {
        constructor(e = 'Atom') {
          ;(this.name_ = void 0),
            (this.flags_ = 0),
            (this.observers_ = null),
            (this.lastAccessedBy_ = 0),
            (this.lowestObserverState_ = -1),
            (this.onBOL = void 0),
            (this.onBUOL = void 0),
            (this.name_ = e)
        }
        get isBeingObserved() {
          return !!(1 & this.flags_)
        }
        set isBeingObserved(e) {
          this.flags_ = E(this.flags_, 1, e)
        }
        get isPendingUnobservation() {
          return !!(2 & this.flags_)
        }
        set isPendingUnobservation(e) {
          this.flags_ = E(this.flags_, 2, e)
        }
        get diffValue() {
          return +!!(4 & this.flags_)
        }
        set diffValue(e) {
          this.flags_ = E(this.flags_, 4, 1 === e)
        }
        onBO() {
          this.onBOL && this.onBOL.forEach((e) => e())
        }
        onBUO() {
          this.onBUOL && this.onBUOL.forEach((e) => e())
        }
        reportObserved() {
          return eH(this)
        }
        reportChanged() {
          eB(), eK(this), ez()
        }
        toString() {
          return this.name_
        }
      }
      const R = b('Atom', L)
      function A(e, t = p, r = p) {
        const n = new L(e)
        return (t !== p && (n.onBOL = new Set([t])), r !== p && (n.onBUOL = new Set([r])), n)
      }
      const C = Object.is
      function P(e, t, r) {
        if (null === e || ('object' != typeof e && 'function' != typeof e) || ta(e)) return e
        if (Array.isArray(e)) return eh.array(e, { name: r })
        if (y(e)) return eh.object(e, void 0, { name: r })
        if (_(e)) return eh.map(e, { name: r })
        if (w(e)) return eh.set(e, { name: r })
        if ('function' == typeof e && !e4(e) && !to(e))
          if (v(e)) return tn(e)
          else return e8(r, e)
        return e
      }
      function N(e) {
        return e
      }
      function $(e, t) {
        return { annotationType_: e, options_: t, make_: D, extend_: T }
      }
      function D(e, t, r, n) {
        var i
        if (null != (i = this.options_) && i.bound) return +(null !== this.extend_(e, t, r, !1))
        if (n === e.target_) return 2 * (null !== this.extend_(e, t, r, !1))
        if (e4(r.value)) return 1
        const s = I(e, this, t, r, !1)
        return (a(n, t, s), 2)
      }
      function T(e, t, r, n) {
        const i = I(e, this, t, r)
        return e.defineProperty_(t, i, n)
      }
      function V(e, t, r) {
        const { kind: n, name: s, addInitializer: o } = r,
          a = (t) => {
            var r, n, i, o
            return eb(
              null != (r = null == (n = e.options_) ? void 0 : n.name) ? r : s.toString(),
              t,
              null != (i = null == (o = e.options_) ? void 0 : o.autoAction) && i,
            )
          }
        if ('field' == n)
          return function (t) {
            var r
            let n = t
            return (
              e4(n) || (n = a(n)), null != (r = e.options_) && r.bound && ((n = n.bind(this)).isMobxAction = !0), n
            )
          }
        if ('method' == n) {
          var l
          return (
            e4(t) || (t = a(t)),
            null != (l = e.options_) &&
              l.bound &&
              o(function () {
                const e = this[s].bind(this)
                ;(e.isMobxAction = !0), (this[s] = e)
              }),
            t
          )
        }
        i(43, e.annotationType_, String(s), n)
      }
      function I(e, t, r, n, i = eI.safeDescriptors) {
        var s, o, a, l, u, c, h, p
        !(({ annotationType_: e }, { value: t }) => {})(t, n)
        let { value: d } = n
        return (
          null != (s = t.options_) && s.bound && (d = d.bind(null != (p = e.proxy_) ? p : e.target_)),
          {
            value: eb(
              null != (o = null == (a = t.options_) ? void 0 : a.name) ? o : r.toString(),
              d,
              null != (l = null == (u = t.options_) ? void 0 : u.autoAction) && l,
              null != (c = t.options_) && c.bound ? (null != (h = e.proxy_) ? h : e.target_) : void 0,
            ),
            configurable: !i || e.isPlainObject_,
            enumerable: !1,
            writable: !i,
          }
        )
      }
      function M(e, t) {
        return { annotationType_: e, options_: t, make_: U, extend_: B }
      }
      function U(e, t, r, n) {
        var i
        if (n === e.target_) return 2 * (null !== this.extend_(e, t, r, !1))
        if (
          null != (i = this.options_) &&
          i.bound &&
          (!S(e.target_, t) || !to(e.target_[t])) &&
          null === this.extend_(e, t, r, !1)
        )
          return 0
        if (to(r.value)) return 1
        const s = F(e, this, t, r, !1, !1)
        return (a(n, t, s), 2)
      }
      function B(e, t, r, n) {
        var i
        const s = F(e, this, t, r, null == (i = this.options_) ? void 0 : i.bound)
        return e.defineProperty_(t, s, n)
      }
      function z(e, t, r) {
        var n
        const { name: i, addInitializer: s } = r
        return (
          to(t) || (t = tn(t)),
          null != (n = e.options_) &&
            n.bound &&
            s(function () {
              const e = this[i].bind(this)
              ;(e.isMobXFlow = !0), (this[i] = e)
            }),
          t
        )
      }
      function F(e, t, r, n, i, s = eI.safeDescriptors) {
        !(({ annotationType_: e }, { value: t }) => {})(t, n)
        let { value: o } = n
        if ((to(o) || (o = tn(o)), i)) {
          var a
          ;(o = o.bind(null != (a = e.proxy_) ? a : e.target_)).isMobXFlow = !0
        }
        return { value: o, configurable: !s || e.isPlainObject_, enumerable: !1, writable: !s }
      }
      function H(e, t) {
        return { annotationType_: e, options_: t, make_: K, extend_: q }
      }
      function K(e, t, r) {
        return +(null !== this.extend_(e, t, r, !1))
      }
      function q(e, t, r, n) {
        return (
          (({ annotationType_: e }, { get: t }) => {})(this, r),
          e.defineComputedProperty_(t, s({}, this.options_, { get: r.get, set: r.set }), n)
        )
      }
      function W(e, t, r) {
        let n,
          { name: i, addInitializer: o } = r
        function a(r, n) {
          const o = s({}, e.options_, { get: t, context: r })
          return (o.name || (o.name = `ObservableObject.${i.toString()}`), new eS(o))
        }
        return (
          o(function () {
            var e, t
            const r = tz(this)[j]
            r.values_.has(i) || (null != (e = r.lazyComputedKeys_) && e.delete(i))
              ? r.values_.set(i, a(this, r))
              : (null != (t = r.lazyComputedKeys_) ? t : (r.lazyComputedKeys_ = new Map())).set(i, () => a(this, r))
          }),
          function () {
            const e = this[j],
              r = e.values_.get(i)
            if (r instanceof eS && r.derivation !== t) {
              var s, o
              let t = null == (s = n) ? void 0 : s.get(this)
              return (t || ((t = a(this, e)), (null != (o = n) ? o : (n = new WeakMap())).set(this, t)), t.get())
            }
            return e.getObservablePropValue_(i)
          }
        )
      }
      function G(e, t) {
        return { annotationType_: e, options_: t, make_: J, extend_: Y }
      }
      function J(e, t, r) {
        return +(null !== this.extend_(e, t, r, !1))
      }
      function Y(e, t, r, n) {
        var i, s
        return (
          (({ annotationType_: e }) => {})(this),
          e.defineObservableProperty_(
            t,
            r.value,
            null != (i = null == (s = this.options_) ? void 0 : s.enhancer_) ? i : P,
            n,
          )
        )
      }
      function X(e, t, r) {
        const { kind: n, name: i } = r
        if ('accessor' === n)
          return {
            get() {
              var e
              return (null != (e = this[j]) ? e : s(this, t.get.call(this))).getObservablePropValue_(i)
            },
            set(e) {
              var t
              return (null != (t = this[j]) ? t : s(this, e)).setObservablePropValue_(i, e)
            },
            init(e) {
              return (s(this, e), e)
            },
          }
        function s(t, r) {
          var n
          const s = tz(t)[j]
          return (
            (null != (n = s.lazyObservableKeys_) ? n : (s.lazyObservableKeys_ = new Map())).set(i, () => {
              var t, n
              return new eO(
                r,
                null != (t = null == (n = e.options_) ? void 0 : n.enhancer_) ? t : P,
                `ObservableObject.${i.toString()}`,
                !1,
              )
            }),
            s
          )
        }
      }
      const Q = Z()
      function Z(e) {
        return { annotationType_: 'true', options_: e, make_: et, extend_: er }
      }
      const ee = [Q]
      function et(e, t, r, n) {
        var i, s, o, l, u
        if (r.get) return ef.make_(e, t, r, n)
        if (r.set) {
          const i = e4(r.set) ? r.set : eb(t.toString(), r.set)
          return n === e.target_
            ? 2 * (null !== e.defineProperty_(t, { configurable: !eI.safeDescriptors || e.isPlainObject_, set: i }))
            : (a(n, t, { configurable: !0, set: i }), 2)
        }
        if (n !== e.target_ && 'function' == typeof r.value)
          return v(r.value)
            ? (null != (l = this.options_) && l.autoBind ? ti : tn).make_(e, t, r, n)
            : (null != (o = this.options_) && o.autoBind ? e3 : e8).make_(e, t, r, n)
        const c = (null == (i = this.options_) ? void 0 : i.deep) === !1 ? ea : eh
        return (
          'function' == typeof r.value &&
            null != (s = this.options_) &&
            s.autoBind &&
            (r.value = r.value.bind(null != (u = e.proxy_) ? u : e.target_)),
          c.make_(e, t, r, n)
        )
      }
      function er(e, t, r, n) {
        var i, s, o
        return r.get
          ? ef.extend_(e, t, r, n)
          : r.set
            ? e.defineProperty_(
                t,
                { configurable: !eI.safeDescriptors || e.isPlainObject_, set: eb(t.toString(), r.set) },
                n,
              )
            : ('function' == typeof r.value &&
                null != (i = this.options_) &&
                i.autoBind &&
                (r.value = r.value.bind(null != (o = e.proxy_) ? o : e.target_)),
              ((null == (s = this.options_) ? void 0 : s.deep) === !1 ? ea : eh).extend_(e, t, r, n))
      }
      function en(e, t) {
        return s((r, n) => {
          if (n && 'string' == typeof n.kind) return t(e, r, n)
        }, e)
      }
      const ei = { deep: !0, name: void 0, defaultDecorator: void 0 }
      Object.freeze(ei)
      const es = G('observable')
      function eo(e) {
        var t, r, n
        return !0 === e.deep
          ? P
          : !1 === e.deep
            ? N
            : (t = e.defaultDecorator) && null != (r = null == (n = t.options_) ? void 0 : n.enhancer_)
              ? r
              : P
      }
      const ea = en(G('observable.ref', { enhancer_: N }), X)
      var el,
        eu,
        ec,
        eh = s(
          (e, t, r) =>
            t && 'string' == typeof t.kind
              ? X(es, e, t)
              : ta(e)
                ? e
                : y(e)
                  ? eh.object(e, t, r)
                  : Array.isArray(e)
                    ? eh.array(e, t)
                    : _(e)
                      ? eh.map(e, t)
                      : w(e)
                        ? eh.set(e, t)
                        : 'object' == typeof e && null !== e
                          ? e
                          : eh.box(e, t),
          es,
          {
            box(e, t) {
              const r = t || ei
              return new eO(e, eo(r), r.name, !0, r.equals)
            },
            array(e, t) {
              const r = t || ei
              return ((e, t, r = 'ObservableArray', n = !1) =>
                tY(() => {
                  var i
                  const s = new tO(r, t, n)
                  ;(i = s.values_), a(i, j, { enumerable: !1, writable: !1, configurable: !0, value: s })
                  const o = new Proxy(s.values_, tw)
                  return ((s.proxy_ = o), e && e.length && s.spliceWithArray_(0, 0, e), o)
                }))(e, eo(r), r.name)
            },
            map(e, t) {
              const r = t || ei
              return new tP(e, eo(r), r.name)
            },
            set(e, t) {
              const r = t || ei
              return new tT(e, eo(r), r.name)
            },
            object: (e, t, r) =>
              tY(() => {
                var n, i, s
                return e7(null != (s = (i = (n = tz((n = {}), r))[j]).proxy_) ? s : (i.proxy_ = new Proxy(n, tp)), e, t)
              }),
          },
        )
      const ep = 'computed',
        ed = H(ep),
        ef = (e, t) => {
          if (t && 'string' == typeof t.kind) return W(ed, e, t)
          if (y(e)) return en(H(ep, e), W)
          const r = y(t) ? t : {}
          return ((r.get = e), r.name || (r.name = e.name || ''), new eS(r))
        }
      s(ef, ed)
      let eg = 0,
        ey = 1,
        ev = null != (el = null == (eu = o(() => {}, 'name')) ? void 0 : eu.configurable) && el,
        em = { value: 'action', configurable: !0, writable: !1, enumerable: !1 }
      function eb(e, t, r = !1, n) {
        function i() {
          return e_(e, r, t, n || this, arguments)
        }
        return ((i.isMobxAction = !0), (i.toString = () => t.toString()), ev && ((em.value = e), a(i, 'name', em)), i)
      }
      function e_(e, t, r, n, s) {
        var o, a
        let l,
          u,
          c,
          h,
          p =
            ((o = t),
            (l = eI.trackingDerivation),
            (u = !o || !l),
            eB(),
            (c = eI.allowStateChanges),
            u && eN(),
            (eg = (h = {
              runAsAction_: u,
              prevDerivation_: l,
              prevAllowStateChanges_: c,
              prevAllowStateReads_: eI.allowStateReads,
              notifySpy_: !1,
              startTime_: 0,
              actionId_: ey++,
              parentActionId_: eg,
            }).actionId_),
            h)
        try {
          return r.apply(n, s)
        } catch (e) {
          throw ((p.error_ = e), e)
        } finally {
          eg !== (a = p).actionId_ && i(30),
            (eg = a.parentActionId_),
            void 0 !== a.error_ && (eI.suppressReactionErrors = !0),
            ez(),
            a.runAsAction_ && e$(a.prevDerivation_),
            (eI.suppressReactionErrors = !1)
        }
      }
      function ew(e, t) {
        var r
        let n,
          i = ((r = e), (n = eI.allowStateChanges), (eI.allowStateChanges = r), n)
        try {
          return t()
        } finally {
          eI.allowStateChanges = i
        }
      }
      class eO extends L {
        constructor(e, t, r = 'ObservableValue', n = !0, i = C) {
          super(r),
            (this.enhancer_ = void 0),
            (this.name_ = void 0),
            (this.equals_ = void 0),
            (this.hasUnreportedChange_ = !1),
            (this.interceptors_ = void 0),
            (this.changeListeners_ = void 0),
            (this.value_ = void 0),
            (this.dehancer = void 0),
            (this.enhancer_ = t),
            (this.name_ = r),
            (this.equals_ = i),
            (this.value_ = t(e, void 0, r))
        }
        dehanceValue(e) {
          return void 0 !== this.dehancer ? this.dehancer(e) : e
        }
        set(e) {
          this.value_, (e = this.prepareNewValue_(e)) !== eI.UNCHANGED && this.setNewValue_(e)
        }
        prepareNewValue_(e) {
          if ((eR(this), td(this))) {
            const t = tf(this, { object: this, type: t_, newValue: e })
            if (!t) return eI.UNCHANGED
            e = t.newValue
          }
          return ((e = this.enhancer_(e, this.value_, this.name_)), this.equals_(this.value_, e) ? eI.UNCHANGED : e)
        }
        setNewValue_(e) {
          const t = this.value_
          ;(this.value_ = e),
            this.reportChanged(),
            tg(this) && tv(this, { type: t_, object: this, newValue: e, oldValue: t })
        }
        get() {
          return (this.reportObserved(), this.dehanceValue(this.value_))
        }
        raw() {
          return this.value_
        }
        toJSON() {
          return this.get()
        }
        toString() {
          return `${this.name_}[${this.value_}]`
        }
        valueOf() {
          return k(this.get())
        }
        [Symbol.toPrimitive]() {
          return this.valueOf()
        }
      }
      const ek = b('ObservableValue', eO)
      class eS {
        constructor(e) {
          ;(this.dependenciesState_ = -1),
            (this.observing_ = []),
            (this.newObserving_ = null),
            (this.observers_ = null),
            (this.runId_ = 0),
            (this.lastAccessedBy_ = 0),
            (this.lowestObserverState_ = 0),
            (this.unboundDepsCount_ = 0),
            (this.value_ = new eE(null)),
            (this.name_ = void 0),
            (this.triggeredBy_ = void 0),
            (this.flags_ = 0),
            (this.derivation = void 0),
            (this.setter_ = void 0),
            (this.scope_ = void 0),
            (this.equals_ = void 0),
            (this.requiresReaction_ = void 0),
            (this.keepAlive_ = void 0),
            (this.onBOL = void 0),
            (this.onBUOL = void 0),
            e.get || i(31),
            (this.derivation = e.get),
            (this.name_ = e.name || 'ComputedValue'),
            e.set && (this.setter_ = eb('ComputedValue-setter', e.set)),
            (this.equals_ = e.equals || C),
            (this.scope_ = e.context),
            (this.requiresReaction_ = e.requiresReaction),
            (this.keepAlive_ = !!e.keepAlive)
        }
        onBecomeStale_() {
          var e, t
          ;(e = this),
            0 === e.lowestObserverState_ &&
              ((e.lowestObserverState_ = 1),
              null == (t = e.observers_) ||
                t.forEach((e) => {
                  0 === e.dependenciesState_ && ((e.dependenciesState_ = 1), e.onBecomeStale_())
                }))
        }
        onBO() {
          this.onBOL && this.onBOL.forEach((e) => e())
        }
        onBUO() {
          this.onBUOL && this.onBUOL.forEach((e) => e())
        }
        get isComputing() {
          return !!(1 & this.flags_)
        }
        set isComputing(e) {
          this.flags_ = E(this.flags_, 1, e)
        }
        get isRunningSetter() {
          return !!(2 & this.flags_)
        }
        set isRunningSetter(e) {
          this.flags_ = E(this.flags_, 2, e)
        }
        get isBeingObserved() {
          return !!(4 & this.flags_)
        }
        set isBeingObserved(e) {
          this.flags_ = E(this.flags_, 4, e)
        }
        get isPendingUnobservation() {
          return !!(8 & this.flags_)
        }
        set isPendingUnobservation(e) {
          this.flags_ = E(this.flags_, 8, e)
        }
        get diffValue() {
          return +!!(16 & this.flags_)
        }
        set diffValue(e) {
          this.flags_ = E(this.flags_, 16, 1 === e)
        }
        get() {
          if (
            (this.isComputing && i(32, this.name_, this.derivation),
            0 !== eI.inBatch || (this.observers_ && 0 !== this.observers_.size) || this.keepAlive_)
          ) {
            const r = this.isBeingObserved
            if ((eH(this), eL(this))) {
              var e, t
              const r = eI.trackingContext
              !r && (this.keepAlive_ || this.isBeingObserved) && (eI.trackingContext = this),
                this.trackAndCompute() &&
                  ((e = this),
                  2 !== e.lowestObserverState_ &&
                    ((e.lowestObserverState_ = 2),
                    null == (t = e.observers_) ||
                      t.forEach((t) => {
                        1 === t.dependenciesState_
                          ? (t.dependenciesState_ = 2)
                          : 0 === t.dependenciesState_ && (e.lowestObserverState_ = 0)
                      }))),
                (eI.trackingContext = r)
            } else !r && this.isBeingObserved && this.observing_.forEach(eF)
          } else eL(this) && (this.warnAboutUntrackedRead_(), eB(), (this.value_ = this.computeValue_(!1)), ez())
          const r = this.value_
          if (ej(r)) throw r.cause
          return r
        }
        set(e) {
          if (this.setter_) {
            this.isRunningSetter && i(33, this.name_), (this.isRunningSetter = !0)
            try {
              this.setter_.call(this.scope_, e)
            } finally {
              this.isRunningSetter = !1
            }
          } else i(34, this.name_)
        }
        trackAndCompute() {
          const e = this.value_,
            t = -1 === this.dependenciesState_,
            r = this.computeValue_(!0),
            n = t || ej(e) || ej(r) || !this.equals_(e, r)
          return (n && (this.value_ = r), n)
        }
        computeValue_(e) {
          let t
          if (((this.isComputing = !0), e)) t = eA(this, this.derivation, this.scope_)
          else if (!0 === eI.disableErrorBoundaries) t = this.derivation.call(this.scope_)
          else
            try {
              t = this.derivation.call(this.scope_)
            } catch (e) {
              t = new eE(e)
            }
          return ((this.isComputing = !1), t)
        }
        suspend_() {
          this.keepAlive_ || (eC(this), (this.value_ = void 0))
        }
        warnAboutUntrackedRead_() {}
        toString() {
          return `${this.name_}[${this.derivation.toString()}]`
        }
        valueOf() {
          return k(this.get())
        }
        [Symbol.toPrimitive]() {
          return this.valueOf()
        }
      }
      const ex = b('ComputedValue', eS)
      class eE {
        constructor(e) {
          ;(this.cause = void 0), (this.cause = e)
        }
      }
      function ej(e) {
        return e instanceof eE
      }
      function eL(e) {
        switch (e.dependenciesState_) {
          case 0:
            return !1
          case -1:
          case 2:
            return !0
          case 1: {
            const t = eN(),
              r = e.observing_,
              n = r.length
            for (let i = 0; i < n; i++) {
              const n = r[i]
              if (ex(n)) {
                if (eI.disableErrorBoundaries) n.get()
                else
                  try {
                    n.get()
                  } catch (e) {
                    return (e$(t), !0)
                  }
                if (2 === e.dependenciesState_) return (e$(t), !0)
              }
            }
            return (eD(e), e$(t), !1)
          }
        }
      }
      function eR(e) {}
      function eA(e, t, r) {
        let n
        eD(e),
          (e.newObserving_ = Array(0 === e.runId_ ? 100 : e.observing_.length)),
          (e.unboundDepsCount_ = 0),
          (e.runId_ = ++eI.runId)
        const i = eI.trackingDerivation
        if (((eI.trackingDerivation = e), eI.inBatch++, !0 === eI.disableErrorBoundaries)) n = t.call(r)
        else
          try {
            n = t.call(r)
          } catch (e) {
            n = new eE(e)
          }
        return (
          eI.inBatch--,
          (eI.trackingDerivation = i),
          ((e) => {
            let t = e.observing_,
              r = (e.observing_ = e.newObserving_),
              n = 0,
              i = 0,
              s = e.unboundDepsCount_
            for (let e = 0; e < s; e++) {
              const t = r[e]
              0 === t.diffValue && ((t.diffValue = 1), i !== e && (r[i] = t), i++),
                t.dependenciesState_ > n && (n = t.dependenciesState_)
            }
            for (r.length = i, e.newObserving_ = null, s = t.length; s--; ) {
              const r = t[s]
              0 === r.diffValue && eM(r, e), (r.diffValue = 0)
            }
            for (; i--; ) {
              const t = r[i]
              1 === t.diffValue &&
                ((t.diffValue = 0),
                ((e, t) => {
                  var r
                  ;(null != (r = e.observers_) ? r : (e.observers_ = new Set())).add(t),
                    e.lowestObserverState_ > t.dependenciesState_ && (e.lowestObserverState_ = t.dependenciesState_)
                })(t, e))
            }
            0 !== n && ((e.dependenciesState_ = n), e.onBecomeStale_())
          })(e),
          n
        )
      }
      function eC(e) {
        const t = e.observing_
        e.observing_ = []
        let r = t.length
        for (; r--; ) eM(t[r], e)
        e.dependenciesState_ = -1
      }
      function eP(e) {
        const t = eN()
        try {
          return e()
        } finally {
          e$(t)
        }
      }
      function eN() {
        const e = eI.trackingDerivation
        return ((eI.trackingDerivation = null), e)
      }
      function e$(e) {
        eI.trackingDerivation = e
      }
      function eD(e) {
        if (0 === e.dependenciesState_) return
        e.dependenciesState_ = 0
        let t = e.observing_,
          r = t.length
        for (; r--; ) t[r].lowestObserverState_ = 0
      }
      class eT {
        constructor() {
          ;(this.version = 7),
            (this.UNCHANGED = {}),
            (this.trackingDerivation = null),
            (this.trackingContext = null),
            (this.runId = 0),
            (this.mobxGuid = 0),
            (this.inBatch = 0),
            (this.pendingUnobservations = []),
            (this.pendingReactions = []),
            (this.isRunningReactions = !1),
            (this.isRunningUnobservations = !1),
            (this.allowStateChanges = !1),
            (this.allowStateReads = !0),
            (this.enforceActions = !0),
            (this.spyListeners = []),
            (this.globalReactionErrorHandlers = []),
            (this.computedRequiresReaction = !1),
            (this.reactionRequiresObservable = !1),
            (this.observableRequiresReaction = !1),
            (this.disableErrorBoundaries = !1),
            (this.suppressReactionErrors = !1),
            (this.safeDescriptors = !0)
        }
      }
      let eV = !0,
        eI = ((n = globalThis).__mobxInstanceCount > 0 && !n.__mobxGlobals && (eV = !1),
        n.__mobxGlobals && 7 !== n.__mobxGlobals.version && (eV = !1),
        eV)
          ? n.__mobxGlobals
            ? ((n.__mobxInstanceCount += 1),
              n.__mobxGlobals.UNCHANGED || (n.__mobxGlobals.UNCHANGED = {}),
              n.__mobxGlobals)
            : ((n.__mobxInstanceCount = 1), (n.__mobxGlobals = new eT()))
          : (setTimeout(() => {
              i(35)
            }, 1),
            new eT())
      function eM(e, t) {
        const r = e.observers_
        r && (r.delete(t), 0 === r.size && eU(e))
      }
      function eU(e) {
        !1 === e.isPendingUnobservation && ((e.isPendingUnobservation = !0), eI.pendingUnobservations.push(e))
      }
      function eB() {
        eI.inBatch++
      }
      function ez() {
        0 == --eI.inBatch &&
          (eW(),
          !eI.isRunningUnobservations &&
            eI.pendingUnobservations.length > 0 &&
            (() => {
              eI.isRunningUnobservations = !0
              try {
                const e = eI.pendingUnobservations
                for (let t = 0; t < e.length; t++) {
                  const r = e[t]
                  ;(r.isPendingUnobservation = !1),
                    (!r.observers_ || 0 === r.observers_.size) &&
                      ((r.observers_ = null),
                      r.isBeingObserved && ((r.isBeingObserved = !1), r.onBUO()),
                      r instanceof eS && r.suspend_())
                }
                eI.pendingUnobservations = []
              } finally {
                eI.isRunningUnobservations = !1
              }
            })())
      }
      function eF(e) {
        var t
        e.isBeingObserved || ((e.isBeingObserved = !0), e.onBO(), null == (t = e.observing_) || t.forEach(eF))
      }
      function eH(e) {
        const t = eI.trackingDerivation
        return null !== t
          ? (t.runId_ !== e.lastAccessedBy_ &&
              ((e.lastAccessedBy_ = t.runId_),
              (t.newObserving_[t.unboundDepsCount_++] = e),
              !e.isBeingObserved && eI.trackingContext && ((e.isBeingObserved = !0), e.onBO())),
            e.isBeingObserved)
          : ((!e.observers_ || 0 === e.observers_.size) && eI.inBatch > 0 && eU(e), !1)
      }
      function eK(e) {
        var t
        2 !== e.lowestObserverState_ &&
          ((e.lowestObserverState_ = 2),
          null == (t = e.observers_) ||
            t.forEach((e) => {
              0 === e.dependenciesState_ && e.onBecomeStale_(), (e.dependenciesState_ = 2)
            }))
      }
      class eq {
        constructor(e = 'Reaction', t, r, n) {
          ;(this.name_ = void 0),
            (this.onInvalidate_ = void 0),
            (this.errorHandler_ = void 0),
            (this.requiresObservable_ = void 0),
            (this.observing_ = []),
            (this.newObserving_ = []),
            (this.dependenciesState_ = -1),
            (this.runId_ = 0),
            (this.unboundDepsCount_ = 0),
            (this.flags_ = 0),
            (this.removeAbortListener_ = void 0),
            (this.name_ = e),
            (this.onInvalidate_ = t),
            (this.errorHandler_ = r),
            (this.requiresObservable_ = n)
        }
        get isDisposed() {
          return !!(1 & this.flags_)
        }
        set isDisposed(e) {
          this.flags_ = E(this.flags_, 1, e)
        }
        get isScheduled() {
          return !!(2 & this.flags_)
        }
        set isScheduled(e) {
          this.flags_ = E(this.flags_, 2, e)
        }
        get isTrackPending() {
          return !!(4 & this.flags_)
        }
        set isTrackPending(e) {
          this.flags_ = E(this.flags_, 4, e)
        }
        get isRunning() {
          return !!(8 & this.flags_)
        }
        set isRunning(e) {
          this.flags_ = E(this.flags_, 8, e)
        }
        get diffValue() {
          return +!!(16 & this.flags_)
        }
        set diffValue(e) {
          this.flags_ = E(this.flags_, 16, 1 === e)
        }
        onBecomeStale_() {
          this.schedule_()
        }
        schedule_() {
          this.isScheduled || ((this.isScheduled = !0), eI.pendingReactions.push(this), eW())
        }
        runReaction_() {
          if (!this.isDisposed) {
            eB(), (this.isScheduled = !1)
            const e = eI.trackingContext
            if (((eI.trackingContext = this), eL(this))) {
              this.isTrackPending = !0
              try {
                this.onInvalidate_()
              } catch (e) {
                this.reportExceptionInDerivation_(e)
              }
            }
            ;(eI.trackingContext = e), ez()
          }
        }
        track(e) {
          if (this.isDisposed) return
          eB(), (this.isRunning = !0)
          const t = eI.trackingContext
          eI.trackingContext = this
          const r = eA(this, e, void 0)
          ;(eI.trackingContext = t),
            (this.isRunning = !1),
            (this.isTrackPending = !1),
            this.isDisposed && eC(this),
            ej(r) && this.reportExceptionInDerivation_(r.cause),
            ez()
        }
        reportExceptionInDerivation_(e) {
          if (this.errorHandler_) return void this.errorHandler_(e, this)
          if (eI.disableErrorBoundaries) throw e
          const t = `[mobx] uncaught error in '${this}'`
          eI.suppressReactionErrors || console.error(t, e), eI.globalReactionErrorHandlers.forEach((t) => t(e, this))
        }
        dispose() {
          if (!this.isDisposed) {
            var e
            ;(this.isDisposed = !0),
              null == (e = this.removeAbortListener_) || e.call(this),
              this.isRunning || (eB(), eC(this), ez())
          }
        }
        getDisposer_(e) {
          const t = () => this.dispose()
          return (
            null != e &&
              e.addEventListener &&
              !this.isDisposed &&
              (e.addEventListener('abort', t),
              (this.removeAbortListener_ = () =>
                null == e.removeEventListener ? void 0 : e.removeEventListener('abort', t))),
            (t[j] = this),
            'dispose' in Symbol && 'symbol' == typeof Symbol.dispose && (t[Symbol.dispose] = t),
            t
          )
        }
        toString() {
          return `Reaction[${this.name_}]`
        }
      }
      function eW() {
        eI.inBatch > 0 ||
          eI.isRunningReactions ||
          (() => {
            eI.isRunningReactions = !0
            let e = eI.pendingReactions,
              t = 0
            for (; e.length > 0; ) {
              100 == ++t && (console.error(`[mobx] cycle in reaction: ${e[0]}`), e.splice(0))
              const r = e.splice(0)
              for (let e = 0, t = r.length; e < t; e++) r[e].runReaction_()
            }
            eI.isRunningReactions = !1
          })()
      }
      const eG = b('Reaction', eq),
        eJ = 'action',
        eY = 'autoAction',
        eX = '<unnamed action>',
        eQ = $(eJ),
        eZ = $(eY, { autoAction: !0 }),
        e0 = $('autoAction.bound', { autoAction: !0, bound: !0 })
      function e1(e) {
        return (t, r) =>
          r && 'string' == typeof r.kind
            ? V(e ? eZ : eQ, t, r)
            : d(t)
              ? eb(t.name || eX, t, e)
              : d(r)
                ? eb(t, r, e)
                : f(t)
                  ? en($(e ? eY : eJ, { name: t, autoAction: e }), V)
                  : void 0
      }
      const e2 = e1(!1)
      s(e2, eQ)
      const e8 = e1(!0)
      s(e8, eZ)
      const e3 = en(e0, V)
      function e4(e) {
        return d(e) && !0 === e.isMobxAction
      }
      function e6(e, t = c) {
        var r, n
        let i,
          s = null != (r = null == t ? void 0 : t.name) ? r : 'Autorun'
        if (t.scheduler || t.delay) {
          let e = e9(t),
            r = !1
          i = new eq(
            s,
            () => {
              r ||
                ((r = !0),
                e(() => {
                  ;(r = !1), i.isDisposed || i.track(o)
                }))
            },
            t.onError,
            t.requiresObservable,
          )
        } else
          i = new eq(
            s,
            function () {
              this.track(o)
            },
            t.onError,
            t.requiresObservable,
          )
        function o() {
          e(i)
        }
        return (
          (null != t && null != (n = t.signal) && n.aborted) || i.schedule_(),
          i.getDisposer_(null == t ? void 0 : t.signal)
        )
      }
      const e5 = (e) => e()
      function e9(e) {
        return e.scheduler ? e.scheduler : e.delay ? (t) => setTimeout(t, e.delay) : e5
      }
      function e7(e, t, r, n) {
        const i = x(t)
        return (
          tY(() => {
            const t = tz(e, n)[j]
            O(i).forEach((e) => {
              t.extend_(e, i[e], !r || !S(r, e) || r[e])
            })
          }),
          e
        )
      }
      class te extends Error {
        constructor() {
          super('FLOW_CANCELLED'),
            Object.setPrototypeOf(this, new.target.prototype),
            (this.name = 'FlowCancellationError')
        }
        toString() {
          return `Error: ${this.message}`
        }
      }
      const tt = M('flow'),
        tr = M('flow.bound', { bound: !0 }),
        tn = s((e, t) => {
          if (t && 'string' == typeof t.kind) return z(tt, e, t)
          const r = e.name || 'flow',
            n = function () {
              let t,
                n,
                i = arguments,
                s = e2(r, e).apply(this, i),
                o = new Promise((e, i) => {
                  function o(e) {
                    let t
                    n = void 0
                    try {
                      t = e2(r, s.next).call(s, e)
                    } catch (e) {
                      return i(e)
                    }
                    l(t)
                  }
                  function a(e) {
                    let t
                    n = void 0
                    try {
                      t = e2(r, s.throw).call(s, e)
                    } catch (e) {
                      return i(e)
                    }
                    l(t)
                  }
                  function l(t) {
                    return d(null == t ? void 0 : t.then)
                      ? void t.then(l, i)
                      : t.done
                        ? e(t.value)
                        : (n = Promise.resolve(t.value)).then(o, a)
                  }
                  ;(t = i), o(void 0)
                })
              return (
                (o.cancel = e2(r, () => {
                  try {
                    n && ts(n)
                    const e = s.return(void 0),
                      r = Promise.resolve(e.value)
                    r.then(p, p), ts(r), t(new te())
                  } catch (e) {
                    t(e)
                  }
                })),
                o
              )
            }
          return ((n.isMobXFlow = !0), n)
        }, tt),
        ti = en(tr, z)
      function ts(e) {
        d(e.cancel) && e.cancel()
      }
      function to(e) {
        return (null == e ? void 0 : e.isMobXFlow) === !0
      }
      function ta(e) {
        return !!e && (tK(e) || !!e[j] || R(e) || eG(e) || ex(e))
      }
      function tl(e, t, r) {
        if (ex(e)) {
          let n,
            i = !0
          return e6(() => {
            const s = e.get()
            if (!i || r) {
              const r = eN()
              t({
                observableKind: 'computed',
                debugObjectName: e.name_,
                type: t_,
                object: e,
                newValue: s,
                oldValue: n,
              }),
                e$(r)
            }
            ;(i = !1), (n = s)
          })
        }
        return (
          r &&
            t({
              observableKind: 'value',
              debugObjectName: e.name_,
              object: e,
              type: t_,
              newValue: e.value_,
              oldValue: void 0,
            }),
          ty(e, t)
        )
      }
      function tu(e, t, r) {
        return (e.set(t, r), r)
      }
      function tc(e, t) {
        eB()
        try {
          return e.apply(t)
        } finally {
          ez()
        }
      }
      function th(e, t, r) {
        let n
        if ('number' == typeof r.timeout) {
          const e = Error('WHEN_TIMEOUT')
          n = setTimeout(() => {
            if (!s[j].isDisposed)
              if ((s(), r.onError)) r.onError(e)
              else throw e
          }, r.timeout)
        }
        r.name = 'When'
        const i = eb('When-effect', t)
        var s = e6((t) => {
          ew(!1, e) && (t.dispose(), n && clearTimeout(n), i())
        }, r)
        return s
      }
      const tp = {
        has: (e, t) => e[j].has_(t),
        get: (e, t) => e[j].get_(t),
        set(e, t, r) {
          var n
          return !!f(t) && (null == (n = e[j].set_(t, r, !0)) || n)
        },
        deleteProperty(e, t) {
          var r
          return !!f(t) && (null == (r = e[j].delete_(t, !0)) || r)
        },
        defineProperty(e, t, r) {
          var n
          return null == (n = e[j].defineProperty_(t, r)) || n
        },
        ownKeys: (e) => e[j].ownKeys_(),
        preventExtensions(e) {
          i(13)
        },
      }
      function td(e) {
        return void 0 !== e.interceptors_ && e.interceptors_.length > 0
      }
      function tf(e, t) {
        const r = eN()
        try {
          const r = [...(e.interceptors_ || [])]
          for (let e = 0, n = r.length; e < n && ((t = r[e](t)) && !t.type && i(14), t); e++);
          return t
        } finally {
          e$(r)
        }
      }
      function tg(e) {
        return void 0 !== e.changeListeners_ && e.changeListeners_.length > 0
      }
      function ty(e, t) {
        var r
        let n,
          i = e.changeListeners_
        return (
          i ? i.push(t) : (i = e.changeListeners_ = [t]),
          (r = () => {
            const e = i.indexOf(t)
            ;-1 !== e && i.splice(e, 1)
          }),
          (n = !1),
          function () {
            if (!n) return ((n = !0), r.apply(this, arguments))
          }
        )
      }
      function tv(e, t) {
        let r = eN(),
          n = e.changeListeners_
        if (n) {
          n = n.slice()
          for (let e = 0, r = n.length; e < r; e++) n[e](t)
          e$(r)
        }
      }
      const tm = Symbol('mobx-keys'),
        tb = 'splice',
        t_ = 'update',
        tw = {
          get(e, t) {
            const r = e[j]
            return t === j
              ? r
              : 'length' === t
                ? r.getArrayLength_()
                : 'string' != typeof t || isNaN(t)
                  ? S(tk, t)
                    ? tk[t]
                    : e[t]
                  : r.get_(parseInt(t))
          },
          set(e, t, r) {
            const n = e[j]
            return (
              'length' === t
                ? n.setArrayLength_(r)
                : 'symbol' == typeof t || isNaN(t)
                  ? (e[t] = r)
                  : n.set_(parseInt(t), r),
              !0
            )
          },
          preventExtensions() {
            i(15)
          },
        }
      class tO {
        constructor(e = 'ObservableArray', t, r) {
          ;(this.owned_ = void 0),
            (this.atom_ = void 0),
            (this.values_ = []),
            (this.interceptors_ = void 0),
            (this.changeListeners_ = void 0),
            (this.enhancer_ = void 0),
            (this.dehancer = void 0),
            (this.proxy_ = void 0),
            (this.lastKnownLength_ = 0),
            (this.owned_ = r),
            (this.atom_ = new L(e)),
            (this.enhancer_ = (e, r) => t(e, r, 'ObservableArray[..]'))
        }
        dehanceValue_(e) {
          return void 0 !== this.dehancer ? this.dehancer(e) : e
        }
        dehanceValues_(e) {
          return void 0 !== this.dehancer && e.length > 0 ? e.map(this.dehancer) : e
        }
        getArrayLength_() {
          return (this.atom_.reportObserved(), this.values_.length)
        }
        setArrayLength_(e) {
          ;(!Number.isInteger(e) || e < 0) && i(40, e)
          const t = this.values_.length
          if (e !== t)
            if (e > t) {
              const r = Array.from({ length: e - t })
              this.spliceWithArray_(t, 0, r)
            } else this.spliceWithArray_(e, t - e)
        }
        updateArrayLength_(e, t) {
          e !== this.lastKnownLength_ && i(16), (this.lastKnownLength_ += t)
        }
        spliceWithArray_(e, t, r) {
          this.atom_
          const n = this.values_.length
          if (
            (void 0 === e ? (e = 0) : e > n ? (e = n) : e < 0 && (e = Math.max(0, n + e)),
            (t = 1 == arguments.length ? n - e : null == t ? 0 : Math.max(0, Math.min(t, n - e))),
            void 0 === r && (r = u),
            td(this))
          ) {
            const n = tf(this, { object: this.proxy_, type: tb, index: e, removedCount: t, added: r })
            if (!n) return u
            ;(t = n.removedCount), (r = n.added)
          }
          r = 0 === r.length ? r : r.map((e) => this.enhancer_(e, void 0))
          const i = this.spliceItemsIntoValues_(e, t, r)
          return ((0 !== t || 0 !== r.length) && this.notifyArraySplice_(e, r, i), this.dehanceValues_(i))
        }
        spliceItemsIntoValues_(e, t, r) {
          if (r.length < 1e4) return this.values_.splice(e, t, ...r)
          {
            const n = this.values_.slice(e, e + t),
              i = this.values_.slice(e + t)
            this.values_.length += r.length - t
            for (let t = 0; t < r.length; t++) this.values_[e + t] = r[t]
            for (let t = 0; t < i.length; t++) this.values_[e + r.length + t] = i[t]
            return n
          }
        }
        notifyArrayChildUpdate_(e, t, r) {
          const n = tg(this),
            i = n
              ? {
                  observableKind: 'array',
                  object: this.proxy_,
                  type: t_,
                  debugObjectName: this.atom_.name_,
                  index: e,
                  newValue: t,
                  oldValue: r,
                }
              : null
          this.atom_.reportChanged(), n && tv(this, i)
        }
        notifyArraySplice_(e, t, r) {
          const n = tg(this),
            i = n
              ? {
                  observableKind: 'array',
                  object: this.proxy_,
                  debugObjectName: this.atom_.name_,
                  type: tb,
                  index: e,
                  removed: r,
                  added: t,
                  removedCount: r.length,
                  addedCount: t.length,
                }
              : null
          this.atom_.reportChanged(), n && tv(this, i)
        }
        get_(e) {
          return (this.atom_.reportObserved(), this.dehanceValue_(this.values_[e]))
        }
        set_(e, t) {
          const r = this.values_
          if (e < r.length) {
            this.atom_
            const n = r[e]
            if (td(this)) {
              const r = tf(this, { type: t_, object: this.proxy_, index: e, newValue: t })
              if (!r) return
              t = r.newValue
            }
            ;(t = this.enhancer_(t, n)) !== n && ((r[e] = t), this.notifyArrayChildUpdate_(e, t, n))
          } else {
            const n = Array.from({ length: e + 1 - r.length })
            ;(n[n.length - 1] = t), this.spliceWithArray_(r.length, 0, n)
          }
        }
      }
      var tk = {
        clear() {
          return this.splice(0)
        },
        replace(e) {
          const t = this[j]
          return t.spliceWithArray_(0, t.values_.length, e)
        },
        toJSON() {
          return this.slice()
        },
        splice(e, t, ...r) {
          const n = this[j]
          switch (arguments.length) {
            case 0:
              return []
            case 1:
              return n.spliceWithArray_(e)
            case 2:
              return n.spliceWithArray_(e, t)
          }
          return n.spliceWithArray_(e, t, r)
        },
        spliceWithArray(e, t, r) {
          return this[j].spliceWithArray_(e, t, r)
        },
        push(...e) {
          const t = this[j]
          return (t.spliceWithArray_(t.values_.length, 0, e), t.values_.length)
        },
        pop() {
          return this.splice(Math.max(this[j].values_.length - 1, 0), 1)[0]
        },
        shift() {
          return this.splice(0, 1)[0]
        },
        unshift(...e) {
          const t = this[j]
          return (t.spliceWithArray_(0, 0, e), t.values_.length)
        },
        reverse() {
          return (eI.trackingDerivation && i(37, 'reverse'), this.replace(this.slice().reverse()), this)
        },
        sort() {
          eI.trackingDerivation && i(37, 'sort')
          const e = this.slice()
          return (e.sort.apply(e, arguments), this.replace(e), this)
        },
        remove(e) {
          const t = this[j],
            r = t.dehanceValues_(t.values_).indexOf(e)
          return r > -1 && (this.splice(r, 1), !0)
        },
      }
      function tS(e, t) {
        'function' == typeof Array.prototype[e] && (tk[e] = t(e))
      }
      function tx(e) {
        return function () {
          const t = this[j]
          t.atom_.reportObserved()
          const r = t.dehanceValues_(t.values_)
          return r[e].apply(r, arguments)
        }
      }
      function tE(e) {
        return function (t, r) {
          const n = this[j]
          return (n.atom_.reportObserved(), n.dehanceValues_(n.values_)[e]((e, n) => t.call(r, e, n, this)))
        }
      }
      function tj(e) {
        return function () {
          const t = this[j]
          t.atom_.reportObserved()
          const r = t.dehanceValues_(t.values_),
            n = arguments[0]
          return ((arguments[0] = (e, t, r) => n(e, t, r, this)), r[e].apply(r, arguments))
        }
      }
      tS('at', tx),
        tS('concat', tx),
        tS('flat', tx),
        tS('includes', tx),
        tS('indexOf', tx),
        tS('join', tx),
        tS('lastIndexOf', tx),
        tS('slice', tx),
        tS('toString', tx),
        tS('toLocaleString', tx),
        tS('toSorted', tx),
        tS('toSpliced', tx),
        tS('with', tx),
        tS('every', tE),
        tS('filter', tE),
        tS('find', tE),
        tS('findIndex', tE),
        tS('findLast', tE),
        tS('findLastIndex', tE),
        tS('flatMap', tE),
        tS('forEach', tE),
        tS('map', tE),
        tS('some', tE),
        tS('toReversed', tE),
        tS('reduce', tj),
        tS('reduceRight', tj)
      const tL = b('ObservableArrayAdministration', tO)
      function tR(e) {
        return g(e) && tL(e[j])
      }
      const tA = {},
        tC = 'delete'
      class tP {
        constructor(e, t = P, r = 'ObservableMap') {
          ;(this.enhancer_ = void 0),
            (this.name_ = void 0),
            (this[j] = tA),
            (this.data_ = void 0),
            (this.hasMap_ = void 0),
            (this.keysAtom_ = void 0),
            (this.interceptors_ = void 0),
            (this.changeListeners_ = void 0),
            (this.dehancer = void 0),
            (this.enhancer_ = t),
            (this.name_ = r),
            tY(() => {
              ;(this.keysAtom_ = A('ObservableMap.keys()')),
                (this.data_ = new Map()),
                (this.hasMap_ = new Map()),
                e && this.merge(e)
            })
        }
        has_(e) {
          return this.data_.has(e)
        }
        has(e) {
          if (!eI.trackingDerivation) return this.has_(e)
          let t = this.hasMap_.get(e)
          if (!t) {
            const r = (t = new eO(this.has_(e), N, 'ObservableMap.key?', !1))
            this.hasMap_.set(e, r), (r.onBUOL = new Set([() => this.hasMap_.delete(e)]))
          }
          return t.get()
        }
        set(e, t) {
          const r = this.has_(e)
          if (td(this)) {
            const n = tf(this, { type: r ? t_ : 'add', object: this, newValue: t, name: e })
            if (!n) return this
            t = n.newValue
          }
          return (r ? this.updateValue_(e, t) : this.addValue_(e, t), this)
        }
        delete(e) {
          if ((eR(this.keysAtom_), td(this) && !tf(this, { type: tC, object: this, name: e }))) return !1
          if (this.has_(e)) {
            const t = tg(this),
              r = t
                ? {
                    observableKind: 'map',
                    debugObjectName: this.name_,
                    type: tC,
                    object: this,
                    oldValue: this.data_.get(e).value_,
                    name: e,
                  }
                : null
            return (
              tc(() => {
                var t
                this.keysAtom_.reportChanged(),
                  null == (t = this.hasMap_.get(e)) || t.set(!1),
                  this.data_.get(e).setNewValue_(void 0),
                  this.data_.delete(e)
              }),
              t && tv(this, r),
              !0
            )
          }
          return !1
        }
        updateValue_(e, t) {
          const r = this.data_.get(e)
          if ((t = r.prepareNewValue_(t)) !== eI.UNCHANGED) {
            const n = tg(this),
              i = n
                ? {
                    observableKind: 'map',
                    debugObjectName: this.name_,
                    type: t_,
                    object: this,
                    oldValue: r.value_,
                    name: e,
                    newValue: t,
                  }
                : null
            r.setNewValue_(t), n && tv(this, i)
          }
        }
        addValue_(e, t) {
          this.keysAtom_,
            tc(() => {
              var r
              const n = new eO(t, this.enhancer_, 'ObservableMap.key', !1)
              this.data_.set(e, n),
                (t = n.value_),
                null == (r = this.hasMap_.get(e)) || r.set(!0),
                this.keysAtom_.reportChanged()
            })
          const r = tg(this),
            n = r
              ? { observableKind: 'map', debugObjectName: this.name_, type: 'add', object: this, name: e, newValue: t }
              : null
          r && tv(this, n)
        }
        get(e) {
          return this.has(e) ? this.dehanceValue_(this.data_.get(e).get()) : this.dehanceValue_(void 0)
        }
        getOrInsert(e, t) {
          return (this.has(e) || this.set(e, t), this.get(e))
        }
        getOrInsertComputed(e, t) {
          return (this.has(e) || this.set(e, t(e)), this.get(e))
        }
        dehanceValue_(e) {
          return void 0 !== this.dehancer ? this.dehancer(e) : e
        }
        keys() {
          return (this.keysAtom_.reportObserved(), this.data_.keys())
        }
        values() {
          const e = this,
            t = this.keys()
          return t$({
            next() {
              const { done: r, value: n } = t.next()
              return { done: r, value: r ? void 0 : e.get(n) }
            },
          })
        }
        entries() {
          const e = this,
            t = this.keys()
          return t$({
            next() {
              const { done: r, value: n } = t.next()
              return { done: r, value: r ? void 0 : [n, e.get(n)] }
            },
          })
        }
        [Symbol.iterator]() {
          return this.entries()
        }
        forEach(e, t) {
          for (const [r, n] of this) e.call(t, n, r, this)
        }
        merge(e) {
          return (
            tN(e) && (e = new Map(e)),
            tc(() => {
              if (y(e)) {
                var t
                let r, n
                ;((r = Object.keys((t = e))),
                !(n = Object.getOwnPropertySymbols(t)).length
                  ? r
                  : [...r, ...n.filter((e) => l.propertyIsEnumerable.call(t, e))]).forEach((t) => this.set(t, e[t]))
              } else
                Array.isArray(e)
                  ? e.forEach(([e, t]) => this.set(e, t))
                  : _(e)
                    ? (null !== Object.getPrototypeOf(Object.getPrototypeOf(Object.getPrototypeOf(e))) && i(19, e),
                      e.forEach((e, t) => this.set(t, e)))
                    : null != e && i(20, e)
            }),
            this
          )
        }
        clear() {
          tc(() => {
            eP(() => {
              for (const e of this.keys()) this.delete(e)
            })
          })
        }
        replace(e) {
          return (
            tc(() => {
              let t = ((e) => {
                  if (_(e) || tN(e)) return e
                  if (Array.isArray(e)) return new Map(e)
                  if (!y(e)) return i(21, e)
                  {
                    const t = new Map()
                    for (const r in e) t.set(r, e[r])
                    return t
                  }
                })(e),
                r = new Map(),
                n = !1
              for (const e of this.data_.keys())
                if (!t.has(e))
                  if (this.delete(e)) n = !0
                  else {
                    const t = this.data_.get(e)
                    r.set(e, t)
                  }
              for (const [e, i] of t.entries()) {
                const t = this.data_.has(e)
                if ((this.set(e, i), this.data_.has(e))) {
                  const i = this.data_.get(e)
                  r.set(e, i), t || (n = !0)
                }
              }
              if (!n)
                if (this.data_.size !== r.size) this.keysAtom_.reportChanged()
                else {
                  let e = this.data_.keys(),
                    t = r.keys(),
                    n = e.next(),
                    i = t.next()
                  for (; !n.done; ) {
                    if (n.value !== i.value) {
                      this.keysAtom_.reportChanged()
                      break
                    }
                    ;(n = e.next()), (i = t.next())
                  }
                }
              this.data_ = r
            }),
            this
          )
        }
        get size() {
          return (this.keysAtom_.reportObserved(), this.data_.size)
        }
        toString() {
          return '[object ObservableMap]'
        }
        toJSON() {
          return Array.from(this)
        }
        get [Symbol.toStringTag]() {
          return 'Map'
        }
      }
      var tN = b('ObservableMap', tP)
      function t$(e) {
        return ((e[Symbol.toStringTag] = 'MapIterator'), t1(e))
      }
      const tD = {}
      class tT {
        constructor(e, t = P, r = 'ObservableSet') {
          ;(this.name_ = void 0),
            (this[j] = tD),
            (this.data_ = new Set()),
            (this.atom_ = void 0),
            (this.changeListeners_ = void 0),
            (this.interceptors_ = void 0),
            (this.dehancer = void 0),
            (this.enhancer_ = void 0),
            (this.name_ = r),
            (this.enhancer_ = (e, n) => t(e, n, r)),
            tY(() => {
              ;(this.atom_ = A(this.name_)), e && this.replace(e)
            })
        }
        dehanceValue_(e) {
          return void 0 !== this.dehancer ? this.dehancer(e) : e
        }
        clear() {
          tc(() => {
            eP(() => {
              for (const e of this.data_.values()) this.delete(e)
            })
          })
        }
        forEach(e, t) {
          for (const r of this) e.call(t, r, r, this)
        }
        get size() {
          return (this.atom_.reportObserved(), this.data_.size)
        }
        add(e) {
          if ((eR(this.atom_), td(this))) {
            const t = tf(this, { type: 'add', object: this, newValue: e })
            if (!t) return this
            e = t.newValue
          }
          if (!this.has(e)) {
            tc(() => {
              ;(e = this.enhancer_(e, void 0)), this.data_.add(e), this.atom_.reportChanged()
            })
            const t = tg(this),
              r = t
                ? { observableKind: 'set', debugObjectName: this.name_, type: 'add', object: this, newValue: e }
                : null
            t && tv(this, r)
          }
          return this
        }
        delete(e) {
          if ((eR(this.atom_), td(this) && !tf(this, { type: tC, object: this, oldValue: e }))) return !1
          if (this.has(e)) {
            const t = tg(this),
              r = t ? { observableKind: 'set', debugObjectName: this.name_, type: tC, object: this, oldValue: e } : null
            return (
              tc(() => {
                this.atom_.reportChanged(), this.data_.delete(e)
              }),
              t && tv(this, r),
              !0
            )
          }
          return !1
        }
        has(e) {
          return (this.atom_.reportObserved(), this.data_.has(this.dehanceValue_(e)))
        }
        entries() {
          const e = this.values()
          return tI({
            next() {
              const { value: t, done: r } = e.next()
              return r ? { value: void 0, done: r } : { value: [t, t], done: r }
            },
          })
        }
        keys() {
          return this.values()
        }
        values() {
          this.atom_.reportObserved()
          const e = this,
            t = this.data_.values()
          return tI({
            next() {
              const { value: r, done: n } = t.next()
              return n ? { value: void 0, done: n } : { value: e.dehanceValue_(r), done: n }
            },
          })
        }
        intersection(e) {
          return new Set(this).intersection(e)
        }
        union(e) {
          return new Set(this).union(e)
        }
        difference(e) {
          return new Set(this).difference(e)
        }
        symmetricDifference(e) {
          return new Set(this).symmetricDifference(e)
        }
        isSubsetOf(e) {
          return new Set(this).isSubsetOf(e)
        }
        isSupersetOf(e) {
          return new Set(this).isSupersetOf(e)
        }
        isDisjointFrom(e) {
          return new Set(this).isDisjointFrom(e)
        }
        replace(e) {
          return (
            tV(e) && (e = new Set(e)),
            Array.isArray(e) || w(e)
              ? tc(() => {
                  const t = w(e) ? e : new Set(e)
                  if (0 === t.size) return void this.clear()
                  if (0 === this.data_.size) return void t.forEach((e) => this.add(e))
                  for (const e of this.data_.values()) t.has(this.dehanceValue_(e)) || this.delete(e)
                  t.forEach((e) => this.add(e))
                })
              : null != e && i(41, e),
            this
          )
        }
        toJSON() {
          return Array.from(this)
        }
        toString() {
          return '[object ObservableSet]'
        }
        [Symbol.iterator]() {
          return this.values()
        }
        get [Symbol.toStringTag]() {
          return 'Set'
        }
      }
      var tV = b('ObservableSet', tT)
      function tI(e) {
        return ((e[Symbol.toStringTag] = 'SetIterator'), t1(e))
      }
      const tM = Object.create(null),
        tU = 'remove'
      class tB {
        constructor(e, t = new Map(), r, n = Q) {
          ;(this.target_ = void 0),
            (this.values_ = void 0),
            (this.name_ = void 0),
            (this.defaultAnnotation_ = void 0),
            (this.keysAtom_ = void 0),
            (this.changeListeners_ = void 0),
            (this.interceptors_ = void 0),
            (this.proxy_ = void 0),
            (this.isPlainObject_ = void 0),
            (this.appliedAnnotations_ = void 0),
            (this.pendingKeys_ = void 0),
            (this.lazyComputedKeys_ = void 0),
            (this.lazyObservableKeys_ = void 0),
            (this.target_ = e),
            (this.values_ = t),
            (this.name_ = r),
            (this.defaultAnnotation_ = n),
            (this.keysAtom_ = new L('ObservableObject.keys')),
            (this.isPlainObject_ = y(this.target_))
        }
        getObservablePropValue_(e) {
          var t, r
          return (
            null != (t = null != (r = this.values_.get(e)) ? r : this.materializeLazyComputed_(e))
              ? t
              : this.materializeLazyObservable_(e)
          ).get()
        }
        materializeLazyComputed_(e) {
          var t
          const r = null == (t = this.lazyComputedKeys_) ? void 0 : t.get(e)
          if (!r) return
          this.lazyComputedKeys_.delete(e), 0 === this.lazyComputedKeys_.size && (this.lazyComputedKeys_ = void 0)
          const n = r()
          return (this.values_.set(e, n), n)
        }
        materializeLazyObservable_(e) {
          var t
          const r = null == (t = this.lazyObservableKeys_) ? void 0 : t.get(e)
          if (!r) return
          this.lazyObservableKeys_.delete(e), 0 === this.lazyObservableKeys_.size && (this.lazyObservableKeys_ = null)
          const n = r()
          return (this.values_.set(e, n), n)
        }
        setObservablePropValue_(e, t) {
          var r, n
          const i =
            null != (r = null != (n = this.values_.get(e)) ? n : this.materializeLazyComputed_(e))
              ? r
              : this.materializeLazyObservable_(e)
          if (i instanceof eS) return (i.set(t), !0)
          if (td(this)) {
            const r = tf(this, { type: t_, object: this.proxy_ || this.target_, name: e, newValue: t })
            if (!r) return null
            t = r.newValue
          }
          if ((t = i.prepareNewValue_(t)) !== eI.UNCHANGED) {
            const r = tg(this),
              n = r
                ? {
                    type: t_,
                    observableKind: 'object',
                    debugObjectName: this.name_,
                    object: this.proxy_ || this.target_,
                    oldValue: i.value_,
                    name: e,
                    newValue: t,
                  }
                : null
            i.setNewValue_(t), r && tv(this, n)
          }
          return !0
        }
        get_(e) {
          return (eI.trackingDerivation && !S(this.target_, e) && this.has_(e), this.target_[e])
        }
        set_(e, t, r = !1) {
          return S(this.target_, e)
            ? this.values_.has(e)
              ? this.setObservablePropValue_(e, t)
              : r
                ? Reflect.set(this.target_, e, t)
                : ((this.target_[e] = t), !0)
            : this.extend_(e, { value: t, enumerable: !0, writable: !0, configurable: !0 }, this.defaultAnnotation_, r)
        }
        has_(e) {
          if (!eI.trackingDerivation) return e in this.target_
          this.pendingKeys_ || (this.pendingKeys_ = new Map())
          let t = this.pendingKeys_.get(e)
          return (
            t ||
              ((t = new eO(e in this.target_, N, 'ObservableObject.key?', !1)),
              this.pendingKeys_.set(e, t),
              (t.onBUOL = new Set([
                () => {
                  var t
                  return null == (t = this.pendingKeys_) ? void 0 : t.delete(e)
                },
              ]))),
            t.get()
          )
        }
        extend_(e, t, r, n = !1) {
          if ((!0 === r && (r = this.defaultAnnotation_), !1 === r)) return this.defineProperty_(e, t, n)
          const i = r.extend_(this, e, t, n)
          return (i && tq(this, r, e), i)
        }
        defineProperty_(e, t, r = !1) {
          this.keysAtom_
          try {
            eB()
            const n = this.delete_(e)
            if (!n) return n
            if (td(this)) {
              const r = tf(this, { object: this.proxy_ || this.target_, name: e, type: 'add', newValue: t.value })
              if (!r) return null
              const { newValue: n } = r
              t.value !== n && (t = s({}, t, { value: n }))
            }
            if (r) {
              if (!Reflect.defineProperty(this.target_, e, t)) return !1
            } else a(this.target_, e, t)
            this.notifyPropertyAddition_(e, t.value)
          } finally {
            ez()
          }
          return !0
        }
        defineObservableProperty_(e, t, r, n = !1) {
          this.keysAtom_
          try {
            eB()
            const i = this.delete_(e)
            if (!i) return i
            if (td(this)) {
              const r = tf(this, { object: this.proxy_ || this.target_, name: e, type: 'add', newValue: t })
              if (!r) return null
              t = r.newValue
            }
            const s = tH(e),
              o = { configurable: !eI.safeDescriptors || this.isPlainObject_, enumerable: !0, get: s.get, set: s.set }
            if (n) {
              if (!Reflect.defineProperty(this.target_, e, o)) return !1
            } else a(this.target_, e, o)
            const l = new eO(t, r, 'ObservableObject.key', !1)
            this.values_.set(e, l), this.notifyPropertyAddition_(e, l.value_)
          } finally {
            ez()
          }
          return !0
        }
        defineComputedProperty_(e, t, r = !1) {
          this.keysAtom_
          try {
            eB()
            const n = this.delete_(e)
            if (!n) return n
            if (td(this) && !tf(this, { object: this.proxy_ || this.target_, name: e, type: 'add', newValue: void 0 }))
              return null
            t.name || (t.name = 'ObservableObject.key'), (t.context = this.proxy_ || this.target_)
            const i = tH(e),
              s = { configurable: !eI.safeDescriptors || this.isPlainObject_, enumerable: !1, get: i.get, set: i.set }
            if (r) {
              if (!Reflect.defineProperty(this.target_, e, s)) return !1
            } else a(this.target_, e, s)
            this.values_.set(e, new eS(t)), this.notifyPropertyAddition_(e, void 0)
          } finally {
            ez()
          }
          return !0
        }
        delete_(e, t = !1) {
          if ((eR(this.keysAtom_), !S(this.target_, e))) return !0
          if (td(this) && !tf(this, { object: this.proxy_ || this.target_, name: e, type: tU })) return null
          try {
            var r, n
            let i
            eB()
            const s = tg(this),
              a = this.values_.get(e)
            if ((!a && (s || 0) && (i = null == (n = o(this.target_, e)) ? void 0 : n.value), t)) {
              if (!Reflect.deleteProperty(this.target_, e)) return !1
            } else delete this.target_[e]
            if (
              (a && (this.values_.delete(e), a instanceof eO && (i = a.value_), eK(a)),
              this.keysAtom_.reportChanged(),
              null == (r = this.pendingKeys_) || null == (r = r.get(e)) || r.set(e in this.target_),
              s || 0)
            ) {
              const t = {
                type: tU,
                observableKind: 'object',
                object: this.proxy_ || this.target_,
                debugObjectName: this.name_,
                oldValue: i,
                name: e,
              }
              s && tv(this, t)
            }
          } finally {
            ez()
          }
          return !0
        }
        notifyPropertyAddition_(e, t) {
          var r
          const n = tg(this)
          if (n) {
            const r = n
              ? {
                  type: 'add',
                  observableKind: 'object',
                  debugObjectName: this.name_,
                  object: this.proxy_ || this.target_,
                  name: e,
                  newValue: t,
                }
              : null
            n && tv(this, r)
          }
          null == (r = this.pendingKeys_) || null == (r = r.get(e)) || r.set(!0), this.keysAtom_.reportChanged()
        }
        ownKeys_() {
          return (this.keysAtom_.reportObserved(), O(this.target_))
        }
        keys_() {
          return (this.keysAtom_.reportObserved(), Object.keys(this.target_))
        }
      }
      function tz(e, t) {
        var r, n, i
        let s, o, a
        if (S(e, j)) return e
        const l = null != (r = null == t ? void 0 : t.name) ? r : 'ObservableObject',
          u = new tB(
            e,
            new Map(),
            String(l),
            t
              ? null != (n = t.defaultDecorator)
                ? n
                : ((s = !1 !== t.deep),
                  null != (i = ee[(a = !s | (2 * !!(o = !!t.autoBind)))]) ? i : (ee[a] = Z({ deep: s, autoBind: o })))
              : void 0,
          )
        return (m(e, j, u), e)
      }
      const tF = b('ObservableObjectAdministration', tB)
      function tH(e) {
        return (
          tM[e] ||
          (tM[e] = {
            get() {
              return this[j].getObservablePropValue_(e)
            },
            set(t) {
              return this[j].setObservablePropValue_(e, t)
            },
          })
        )
      }
      function tK(e) {
        return !!g(e) && tF(e[j])
      }
      function tq(e, t, r) {}
      function tW(e, t) {
        if ('object' == typeof e && null !== e) {
          const s = e[j]
          if (tF(s)) {
            var r, n
            if (!t) return i(26)
            const o =
              null != (r = null != (n = s.values_.get(t)) ? n : s.materializeLazyComputed_(t))
                ? r
                : s.materializeLazyObservable_(t)
            return (o || i(27, t, tJ(e)), o)
          }
          if (tL(s)) return (void 0 !== t && i(23), s.atom_)
          if (tV(e)) return e.atom_
          if (tN(e)) {
            if (void 0 === t) return e.keysAtom_
            const r = e.data_.get(t) || e.hasMap_.get(t)
            return (r || i(25, t, tJ(e)), r)
          }
          if (tK(e)) return tW(e, t)
          if (R(e) || ex(e) || eG(e)) return e
        } else if (d(e) && eG(e[j])) return e[j]
        i(28)
      }
      function tG(e, t) {
        return (e || i(29), void 0 !== t)
          ? tG(tW(e, t))
          : R(e) || ex(e) || eG(e) || tN(e) || tV(e)
            ? e
            : e[j]
              ? e[j]
              : void i(24, e)
      }
      function tJ(e, t) {
        let r
        if (void 0 !== t) r = tW(e, t)
        else {
          if (e4(e)) return e.name
          r = tK(e) || tN(e) || tV(e) ? tG(e) : tW(e)
        }
        return r.name_
      }
      function tY(e) {
        const t = eN()
        eB()
        try {
          return e()
        } finally {
          ez(), e$(t)
        }
      }
      const tX = l.toString
      function tQ(e, t, r = -1) {
        return (function e(t, r, n, i, s) {
          if (t === r) return 0 !== t || 1 / t == 1 / r
          if (null == t || null == r) return !1
          if (t != t) return r != r
          const o = typeof t
          if ('function' !== o && 'object' !== o && 'object' != typeof r) return !1
          const a = tX.call(t)
          if (a !== tX.call(r)) return !1
          switch (a) {
            case '[object RegExp]':
            case '[object String]':
              return '' + t == '' + r
            case '[object Number]':
              if (+t != +t) return +r != +r
              return 0 == +t ? 1 / t == 1 / r : +t == +r
            case '[object Date]':
            case '[object Boolean]':
              return +t == +r
            case '[object Symbol]':
              return 'u' > typeof Symbol && Symbol.valueOf.call(t) === Symbol.valueOf.call(r)
            case '[object Map]':
            case '[object Set]':
              n >= 0 && n++
          }
          ;(t = tZ(t)), (r = tZ(r))
          const l = '[object Array]' === a
          if (!l) {
            if ('object' != typeof t || 'object' != typeof r) return !1
            const e = t.constructor,
              n = r.constructor
            if (
              e !== n &&
              !(d(e) && e instanceof e && d(n) && n instanceof n) &&
              'constructor' in t &&
              'constructor' in r
            )
              return !1
          }
          if (0 === n) return !1
          n < 0 && (n = -1), (s = s || [])
          let u = (i = i || []).length
          for (; u--; ) if (i[u] === t) return s[u] === r
          if ((i.push(t), s.push(r), l)) {
            if ((u = t.length) !== r.length) return !1
            for (; u--; ) if (!e(t[u], r[u], n - 1, i, s)) return !1
          } else {
            const o = Object.keys(t),
              a = o.length
            if (Object.keys(r).length !== a) return !1
            for (let l = 0; l < a; l++) {
              const a = o[l]
              if (!(S(r, a) && e(t[a], r[a], n - 1, i, s))) return !1
            }
          }
          return (i.pop(), s.pop(), !0)
        })(e, t, r)
      }
      function tZ(e) {
        return tR(e) ? e.slice() : _(e) || tN(e) || w(e) || tV(e) ? Array.from(e.entries()) : e
      }
      const t0 = (null == (ec = globalThis.Iterator) ? void 0 : ec.prototype) || {}
      function t1(e) {
        return ((e[Symbol.iterator] = t2), s(Object.create(t0), e))
      }
      function t2() {
        return this
      }
      r.d(
        t,
        {},
        {
          HO: (e, t) =>
            (function e(t, r) {
              if (null == t || 'object' != typeof t || t instanceof Date || !ta(t)) return t
              if (ek(t) || ex(t)) return e(t.get(), r)
              if (r.has(t)) return r.get(t)
              if (tR(t)) {
                const n = tu(r, t, Array(t.length))
                return (
                  t.forEach((t, i) => {
                    n[i] = e(t, r)
                  }),
                  n
                )
              }
              if (tV(t)) {
                const n = tu(r, t, new Set())
                return (
                  t.forEach((t) => {
                    n.add(e(t, r))
                  }),
                  n
                )
              }
              if (tN(t)) {
                const n = tu(r, t, new Map())
                return (
                  t.forEach((t, i) => {
                    n.set(i, e(t, r))
                  }),
                  n
                )
              }
              {
                const n = tu(r, t, {})
                return (
                  ((e) => {
                    if (tK(e)) return e[j].ownKeys_()
                    i(38)
                  })(t).forEach((i) => {
                    l.propertyIsEnumerable.call(t, i) && (n[i] = e(t[i], r))
                  }),
                  ((t, r, n) => {
                    const i = t[j]
                    if (void 0 === i.lazyObservableKeys_) return
                    const s = i.target_
                    for (const [o, a] of i.values_) S(s, o) || a instanceof eS || !(o in s) || (r[o] = e(t[o], n))
                    if (i.lazyObservableKeys_)
                      for (const o of i.lazyObservableKeys_.keys())
                        !i.values_.has(o) && !S(s, o) && o in s && (r[o] = e(t[o], n))
                  })(t, n, r),
                  n
                )
              }
            })(e, new Map()),
          HT: ea,
          XO: (e, t) => tQ(e, t),
          fm: e6,
          h5: function (e) {
            return e_(e.name || eX, !1, e, this, void 0)
          },
          ie: (e, t) => tQ(e, t, 1),
          lB: (e, t, r, n) => {
            var i, s, o, a
            return d(r)
              ? ((i = e), (s = t), (o = r), (a = n), tl(tG(i, s), o, a))
              : ((e, t, r) => {
                  const n = tG(e)
                  if (tR(e))
                    r &&
                      t({
                        observableKind: 'array',
                        object: n.proxy_,
                        debugObjectName: n.atom_.name_,
                        type: 'splice',
                        index: 0,
                        added: n.values_.slice(),
                        addedCount: n.values_.length,
                        removed: [],
                        removedCount: 0,
                      })
                  else if (tN(e));
                  else if (tV(e));
                  else if (!tK(e)) return tl(n, t, r)
                  return ty(n, t)
                })(e, t, r)
          },
          l_: (e, t, r) =>
            y(e)
              ? e7(e, e, t, r)
              : (tY(() => {
                  const n = tz(e, r)[j]
                  if (!e[tm]) {
                    const t = Object.getPrototypeOf(e),
                      r = new Set([...O(e), ...O(t)])
                    r.delete('constructor'), r.delete(j), m(t, tm, r)
                  }
                  e[tm].forEach((e) =>
                    ((e, t, r) => {
                      if ((!0 === r && (r = e.defaultAnnotation_), !1 === r)) return
                      t in e.target_ || i(1, r.annotationType_, `${e.name_}.${t.toString()}`)
                      let n = e.target_
                      for (; n && n !== l; ) {
                        const i = o(n, t)
                        if (i) {
                          const s = r.make_(e, t, i, n)
                          if (0 === s) return
                          if (1 === s) break
                        }
                        n = Object.getPrototypeOf(n)
                      }
                    })(n, e, !t || !S(t, e) || t[e]),
                  )
                }),
                e),
          mJ: (e, t, r = c) => {
            var n, i, s, o
            let a,
              l = null != (n = r.name) ? n : 'Reaction',
              u = e2(
                l,
                r.onError
                  ? ((s = r.onError),
                    (o = t),
                    function () {
                      try {
                        return o.apply(this, arguments)
                      } catch (e) {
                        s.call(this, e)
                      }
                    })
                  : t,
              ),
              h = !r.scheduler && !r.delay,
              p = e9(r),
              d = !0,
              f = !1,
              g = r.equals || C,
              y = new eq(
                l,
                () => {
                  d || h ? v() : f || ((f = !0), p(v))
                },
                r.onError,
                r.requiresObservable,
              )
            function v() {
              if (((f = !1), y.isDisposed)) return
              let t = !1,
                n = a
              y.track(() => {
                const r = ew(!1, () => e(y))
                ;(t = d || !g(a, r)), (a = r)
              }),
                d && r.fireImmediately ? u(a, n, y) : !d && t && u(a, n, y),
                (d = !1)
            }
            return (
              (null != r && null != (i = r.signal) && i.aborted) || y.schedule_(),
              y.getDisposer_(null == r ? void 0 : r.signal)
            )
          },
          qT: eq,
          sG: () => eI,
          sH: eh,
          yl: (e, t) =>
            (function e(t) {
              const r = { name: t.name_ }
              return (
                t.observing_ && t.observing_.length > 0 && (r.dependencies = Array.from(new Set(t.observing_)).map(e)),
                r
              )
            })(tW(e, t)),
          z7: function (e, t, r) {
            return 1 == arguments.length || (t && 'object' == typeof t)
              ? ((e, t) => {
                  var r
                  let n, i
                  if (null != t && null != (r = t.signal) && r.aborted)
                    return s(Promise.reject(Error('WHEN_ABORTED')), { cancel: () => null })
                  const o = new Promise((r, o) => {
                    var a
                    const l = th(e, r, s({}, t, { onError: o }))
                    ;(n = () => {
                      l(), o(Error('WHEN_CANCELLED'))
                    }),
                      (i = () => {
                        l(), o(Error('WHEN_ABORTED'))
                      }),
                      null == t ||
                        null == (a = t.signal) ||
                        null == a.addEventListener ||
                        a.addEventListener('abort', i)
                  }).finally(() => {
                    var e
                    return null == t || null == (e = t.signal) || null == e.removeEventListener
                      ? void 0
                      : e.removeEventListener('abort', i)
                  })
                  return ((o.cancel = n), o)
                })(e, t)
              : th(e, t, r || {})
          },
        },
      )
    },
    460(e, t, r) {
      r.d(t, { r: () => l, P: () => a })
      let n = /&(?:amp|#38|lt|#60|gt|#62|apos|#39|quot|#34|nbsp|#160|copy|#169|reg|#174|hellip|#8230|#x2F|#47);/g,
        i = {
          '&amp;': '&',
          '&#38;': '&',
          '&lt;': '<',
          '&#60;': '<',
          '&gt;': '>',
          '&#62;': '>',
          '&apos;': "'",
          '&#39;': "'",
          '&quot;': '"',
          '&#34;': '"',
          '&nbsp;': ' ',
          '&#160;': ' ',
          '&copy;': '©',
          '&#169;': '©',
          '&reg;': '®',
          '&#174;': '®',
          '&hellip;': '…',
          '&#8230;': '…',
          '&#x2F;': '/',
          '&#47;': '/',
        },
        s = (e) => i[e],
        o = {
          bindI18n: 'languageChanged',
          bindI18nStore: '',
          transEmptyNodeValue: '',
          transSupportBasicHtmlNodes: !0,
          transWrapTextNodes: '',
          transKeepBasicHtmlNodesFor: ['br', 'strong', 'i', 'p'],
          useSuspense: !0,
          unescape: (e) => e.replace(n, s),
          transDefaultProps: void 0,
        },
        a = (e = {}) => {
          o = { ...o, ...e }
        },
        l = () => o
    },
    3288(e, t, r) {
      let n
      r.d(
        t,
        {},
        {
          T: () => n,
          V: (e) => {
            n = e
          },
        },
      )
    },
    6171(e, t, r) {
      var n = r(460),
        i = r(3288)
      r.d(
        t,
        {},
        {
          r: {
            type: '3rdParty',
            init(e) {
              ;(0, n.P)(e.options.react), (0, i.V)(e)
            },
          },
        },
      )
    },
    8345(e, t, r) {
      r.d(t, { B: () => m })
      var n = r(4602),
        i = r(3470),
        s = r(4527)
      const o = (0, n.createContext)()
      class a {
        constructor() {
          this.usedNamespaces = {}
        }
        addUsedNamespaces(e) {
          e.forEach((e) => {
            this.usedNamespaces[e] || (this.usedNamespaces[e] = !0)
          })
        }
        getUsedNamespaces() {
          return Object.keys(this.usedNamespaces)
        }
      }
      var l = r(3288),
        u = r(460)
      const c = {},
        h = (e, t, r, n) => {
          ;(g(r) && c[r]) ||
            (g(r) && (c[r] = new Date()),
            ((e, t, r, n) => {
              const i = [r, { code: t, ...(n || {}) }]
              if (e?.services?.logger?.forward) return e.services.logger.forward(i, 'warn', 'react-i18next::', !0)
              g(i[0]) && (i[0] = `react-i18next:: ${i[0]}`),
                e?.services?.logger?.warn ? e.services.logger.warn(...i) : console?.warn && console.warn(...i)
            })(e, t, r, n))
        },
        p = (e, t) => () => {
          if (e.isInitialized) t()
          else {
            const r = () => {
              setTimeout(() => {
                e.off('initialized', r)
              }, 0),
                t()
            }
            e.on('initialized', r)
          }
        },
        d = (e, t, r) => {
          e.loadNamespaces(t, p(e, r))
        },
        f = (e, t, r, n) => {
          if ((g(r) && (r = [r]), e.options.preload && e.options.preload.indexOf(t) > -1)) return d(e, r, n)
          r.forEach((t) => {
            0 > e.options.ns.indexOf(t) && e.options.ns.push(t)
          }),
            e.loadLanguages(t, p(e, n))
        },
        g = (e) => 'string' == typeof e,
        y = {
          t: (e, t) => {
            if (g(t)) return t
            if ('object' == typeof t && null !== t && g(t.defaultValue)) return t.defaultValue
            if ('function' == typeof e) return ''
            if (Array.isArray(e)) {
              const t = e[e.length - 1]
              return 'function' == typeof t ? '' : t
            }
            return e
          },
          ready: !1,
        },
        v = () => () => {},
        m = (e, t = {}) => {
          let r,
            { i18n: c } = t,
            { i18n: p, defaultNS: m } = (0, n.useContext)(o) || {},
            b = c || p || (0, l.T)()
          b && !b.reportNamespaces && (b.reportNamespaces = new a()),
            b ||
              h(
                b,
                'NO_I18NEXT_INSTANCE',
                'useTranslation: You will need to pass in an i18next instance by using initReactI18next or by passing it via props or context. In monorepo setups, make sure there is only one instance of react-i18next.',
              )
          const _ = (0, n.useMemo)(() => ({ ...(0, u.r)(), ...b?.options?.react, ...t }), [b, t]),
            { useSuspense: w, keyPrefix: O, bindI18n: k, bindI18nStore: S } = _,
            x = e || m || b?.options?.defaultNS,
            E = g(x) ? [x] : x || ['translation'],
            j = JSON.stringify(E),
            L = (0, n.useMemo)(() => E, [j])
          b?.reportNamespaces?.addUsedNamespaces?.(L)
          let R = (0, n.useRef)(0),
            A = (0, n.useCallback)(
              (e) => {
                if (!b) return v
                const t = () => {
                  ;(R.current += 1), e()
                }
                return (
                  k && b.on(k, t),
                  S && b.store.on(S, t),
                  () => {
                    k && k.split(' ').forEach((e) => b.off(e, t)), S && S.split(' ').forEach((e) => b.store.off(e, t))
                  }
                )
              },
              [b, k, S],
            ),
            C = (0, n.useRef)(),
            P = (0, n.useCallback)(() => {
              if (!b) return y
              const e =
                  !!(b.isInitialized || b.initializedStoreOnce) &&
                  L.every((e) =>
                    ((e, t, r = {}) =>
                      t.languages && t.languages.length
                        ? t.hasLoadedNamespace(e, {
                            lng: r.lng,
                            precheck: (t, n) => {
                              if (
                                r.bindI18n &&
                                r.bindI18n.indexOf('languageChanging') > -1 &&
                                t.services.backendConnector.backend &&
                                t.isLanguageChangingTo &&
                                !n(t.isLanguageChangingTo, e)
                              )
                                return !1
                            },
                          })
                        : (h(t, 'NO_LANGUAGES', 'i18n.languages were undefined or empty', { languages: t.languages }),
                          !0))(e, b, _),
                  ),
                r = t.lng || b.language,
                n = R.current,
                i = 'function' == typeof O ? (0, s.Rm)(O, { ...b.options, ns: L }) : O,
                o = C.current
              if (
                o &&
                o.i18n === b &&
                o.ready === e &&
                o.lng === r &&
                o.namespaces === L &&
                o.keyPrefix === i &&
                o.revision === n
              )
                return o
              const a = {
                t: b.getFixedT(r, 'fallback' === _.nsMode ? L : L[0], O, { scopeNs: L }),
                i18n: b,
                ready: e,
                lng: r,
                namespaces: L,
                keyPrefix: i,
                revision: n,
              }
              return ((C.current = a), a)
            }, [b, L, O, _, t.lng]),
            [N, $] = (0, n.useState)(0),
            { t: D, ready: T } = (0, i.useSyncExternalStore)(A, P, P)
          b &&
            w &&
            !T &&
            ((r = new Promise((e) => {
              const r = () => e()
              t.lng ? f(b, t.lng, L, r) : d(b, L, r)
            })),
            ({ t: D, ready: T } = P())),
            (0, n.useEffect)(() => {
              if (b && !T && !w) {
                const e = () => $((e) => e + 1)
                t.lng ? f(b, t.lng, L, e) : d(b, L, e)
              }
            }, [b, t.lng, L, T, w, N])
          const V = b || {},
            I = (0, n.useRef)(null),
            M = (0, n.useRef)(),
            U = (e) => {
              const t = Object.getOwnPropertyDescriptors(e)
              t.__original && delete t.__original
              const r = Object.create(Object.getPrototypeOf(e), t)
              if (!Object.hasOwn(r, '__original'))
                try {
                  Object.defineProperty(r, '__original', { value: e, writable: !1, enumerable: !1, configurable: !1 })
                } catch (e) {}
              return r
            },
            B = (0, n.useMemo)(() => {
              let e = V && `${V.language}|${V.resolvedLanguage}|${V.languages?.join(',')}`,
                t = V
              V &&
                (I.current && I.current.__original === V
                  ? M.current !== e
                    ? ((I.current = t = U(V)), (M.current = e))
                    : (t = I.current)
                  : ((I.current = t = U(V)), (M.current = e)))
              const r =
                  T || w
                    ? D
                    : (...e) => (
                        h(
                          b,
                          'USE_T_BEFORE_READY',
                          'useTranslation: t was called before ready. When using useSuspense: false, make sure to check the ready flag before using t.',
                        ),
                        D(...e)
                      ),
                n = [r, t, T]
              return ((n.t = r), (n.i18n = t), (n.ready = T), n)
            }, [D, V, T, V.resolvedLanguage, V.language, V.languages])
          if (b && w && !T) {
            let e = !1
            try {
              e = !1
            } catch (e) {}
            throw (
              e &&
                h(
                  b,
                  'SUSPENDED_WHILE_LOADING',
                  'useTranslation: suspended while translations are loading (useSuspense is true by default). Add a <Suspense> boundary above this component, or set react.useSuspense: false in the i18next init options. https://react.i18next.com/latest/usetranslation-hook',
                ),
              r
            )
          }
          return B
        }
    },
    659(e, t, r) {
      const n = { lang: void 0, message: void 0, abortEarly: void 0, abortPipeEarly: void 0 }
      function i(e) {
        return e
          ? {
              lang: e?.lang ?? void 0,
              message: e?.message,
              abortEarly: e?.abortEarly ?? void 0,
              abortPipeEarly: e?.abortPipeEarly ?? void 0,
            }
          : n
      }
      function s(e) {
        const t = typeof e
        return 'string' === t
          ? `"${e}"`
          : 'number' === t || 'bigint' === t || 'boolean' === t
            ? `${e}`
            : 'object' === t || 'function' === t
              ? ((e && Object.getPrototypeOf(e)?.constructor?.name) ?? 'null')
              : t
      }
      function o(e, t, r, n, i) {
        const o = i && 'input' in i ? i.input : r.value,
          a = i?.expected ?? e.expects ?? null,
          l = i?.received ?? s(o),
          u = {
            kind: e.kind,
            type: e.type,
            input: o,
            expected: a,
            received: l,
            message: `Invalid ${t}: ${a ? `Expected ${a} but r` : 'R'}eceived ${l}`,
            requirement: e.requirement,
            path: i?.path,
            issues: i?.issues,
            lang: n.lang,
            abortEarly: n.abortEarly,
            abortPipeEarly: n.abortPipeEarly,
          },
          c = 'schema' === e.kind,
          h =
            i?.message ??
            e.message ??
            (e.reference, void u.lang) ??
            (c ? void u.lang : null) ??
            n.message ??
            void u.lang
        void 0 !== h && (u.message = 'function' == typeof h ? h(u) : h),
          c && (r.typed = !1),
          r.issues ? r.issues.push(u) : (r.issues = [u])
      }
      function a(e, t) {
        return e === t || (Number.isNaN(e) && Number.isNaN(t))
      }
      function l(e, t) {
        return Object.hasOwn(e, t) && '__proto__' !== t && 'prototype' !== t && 'constructor' !== t
      }
      function u(e, t) {
        return (Number.isNaN(e) && Number.isNaN(t)) || (e <= t && e >= t)
      }
      function c(e, t) {
        const r = [...new Set(e)]
        return r.length > 1 ? `(${r.join(` ${t} `)})` : (r[0] ?? 'never')
      }
      function h(e) {
        return ((e['~standard'] = { version: 1, vendor: 'valibot', validate: (t) => e['~run']({ value: t }, i()) }), e)
      }
      var p = class extends Error {
        constructor(e) {
          super(e[0].message), (this.name = 'ValiError'), (this.issues = e)
        }
      }
      const d = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])$/u,
        f = { abortEarly: !0 }
      function g(e, t, r) {
        return 'function' == typeof e.fallback ? e.fallback(t, r) : e.fallback
      }
      function y(e, t, r) {
        return 'function' == typeof e.default ? e.default(t, r) : e.default
      }
      function v(e) {
        let t
        if (e)
          for (const r of e)
            if (t) for (const e of r.issues) t.push(e)
            else t = r.issues
        return t
      }
      r.d(
        t,
        {},
        {
          BpQ: function e(t, r) {
            return {
              kind: 'validation',
              type: 'min_length',
              reference: e,
              async: !1,
              expects: `>=${t}`,
              requirement: t,
              message: r,
              '~run'(e, t) {
                return (
                  e.typed &&
                    e.value.length < this.requirement &&
                    o(this, 'length', e, t, { received: `${e.value.length}` }),
                  e
                )
              },
            }
          },
          Bqr: function e() {
            return {
              kind: 'transformation',
              type: 'trim',
              reference: e,
              async: !1,
              '~run': (e) => ((e.value = e.value.trim()), e),
            }
          },
          BuJ: (e) => {
            if (e.path) {
              let t = ''
              for (const r of e.path)
                if ('string' != typeof r.key && 'number' != typeof r.key) return null
                else t ? (t += `.${r.key}`) : (t += r.key)
              return t
            }
            return null
          },
          Bw9: function e(t, r) {
            return {
              kind: 'validation',
              type: 'length',
              reference: e,
              async: !1,
              expects: `${t}`,
              requirement: t,
              message: r,
              '~run'(e, t) {
                return (
                  e.typed &&
                    e.value.length !== this.requirement &&
                    o(this, 'length', e, t, { received: `${e.value.length}` }),
                  e
                )
              },
            }
          },
          E2x: function e(t) {
            return {
              kind: 'validation',
              type: 'finite',
              reference: e,
              async: !1,
              expects: null,
              requirement: Number.isFinite,
              message: t,
              '~run'(e, t) {
                return (e.typed && !this.requirement(e.value) && o(this, 'finite', e, t), e)
              },
            }
          },
          FsL: (...e) =>
            h({
              ...e[0],
              pipe: e,
              '~run'(t, r) {
                for (const n of e)
                  if ('metadata' !== n.kind) {
                    if (t.issues && ('schema' === n.kind || 'transformation' === n.kind)) {
                      t.typed = !1
                      break
                    }
                    ;(t.issues && (r.abortEarly || r.abortPipeEarly)) || (t = n['~run'](t, r))
                  }
                return t
              },
            }),
          H6d: p,
          IeY: function e(t, r) {
            return h({
              kind: 'schema',
              type: 'custom',
              reference: e,
              expects: 'unknown',
              async: !1,
              check: t,
              message: r,
              '~run'(e, t) {
                return (this.check(e.value) ? (e.typed = !0) : o(this, 'type', e, t), e)
              },
            })
          },
          Ikc: function e(t, r) {
            return h({
              kind: 'schema',
              type: 'object',
              reference: e,
              expects: 'Object',
              async: !1,
              entries: t,
              message: r,
              '~run'(e, t) {
                const r = e.value
                if (r && 'object' == typeof r)
                  for (const n in ((e.typed = !0), (e.value = {}), this.entries)) {
                    const i = this.entries[n]
                    if (
                      n in r ||
                      (('exact_optional' === i.type || 'optional' === i.type || 'nullish' === i.type) &&
                        void 0 !== i.default)
                    ) {
                      const s = n in r ? r[n] : y(i),
                        o = i['~run']({ value: s }, t)
                      if (o.issues) {
                        const i = { type: 'object', origin: 'value', input: r, key: n, value: s }
                        for (const t of o.issues) t.path ? t.path.unshift(i) : (t.path = [i]), e.issues?.push(t)
                        if ((e.issues || (e.issues = o.issues), t.abortEarly)) {
                          e.typed = !1
                          break
                        }
                      }
                      o.typed || (e.typed = !1), (e.value[n] = o.value)
                    } else if (void 0 !== i.fallback) e.value[n] = g(i)
                    else if (
                      'exact_optional' !== i.type &&
                      'optional' !== i.type &&
                      'nullish' !== i.type &&
                      (o(this, 'key', e, t, {
                        input: void 0,
                        expected: `"${n}"`,
                        path: [{ type: 'object', origin: 'key', input: r, key: n, value: r[n] }],
                      }),
                      t.abortEarly)
                    )
                      break
                  }
                else o(this, 'type', e, t)
                return e
              },
            })
          },
          Jbn: function e(t, r) {
            return {
              kind: 'validation',
              type: 'not_value',
              reference: e,
              async: !1,
              expects: t instanceof Date ? `!${t.toJSON()}` : `!${s(t)}`,
              requirement: t,
              message: r,
              '~run'(e, t) {
                return (
                  e.typed &&
                    u(this.requirement, e.value) &&
                    o(this, 'value', e, t, { received: e.value instanceof Date ? e.value.toJSON() : s(e.value) }),
                  e
                )
              },
            }
          },
          KCZ: function e(t, r) {
            return h({
              kind: 'schema',
              type: 'union',
              reference: e,
              expects: c(
                t.map((e) => e.expects),
                '|',
              ),
              async: !1,
              options: t,
              message: r,
              '~run'(e, t) {
                let r, n, i
                for (const s of this.options) {
                  const o = s['~run']({ value: e.value }, t)
                  if (o.typed)
                    if (o.issues) n ? n.push(o) : (n = [o])
                    else {
                      r = o
                      break
                    }
                  else i ? i.push(o) : (i = [o])
                }
                if (r) return r
                if (n) {
                  if (1 === n.length) return n[0]
                  o(this, 'type', e, t, { issues: v(n) }), (e.typed = !0)
                } else {
                  if (i?.length === 1) return i[0]
                  o(this, 'type', e, t, { issues: v(i) })
                }
                return e
              },
            })
          },
          KIO: function e(t, r) {
            return h({
              kind: 'schema',
              type: 'picklist',
              reference: e,
              expects: c(t.map(s), '|'),
              async: !1,
              options: t,
              message: r,
              '~run'(e, t) {
                return (this.options.includes(e.value) ? (e.typed = !0) : o(this, 'type', e, t), e)
              },
            })
          },
          L5J: function e() {
            return h({
              kind: 'schema',
              type: 'unknown',
              reference: e,
              expects: 'unknown',
              async: !1,
              '~run': (e) => ((e.typed = !0), e),
            })
          },
          NJF: function e(t) {
            return h({
              kind: 'schema',
              type: 'file',
              reference: e,
              expects: 'File',
              async: !1,
              message: t,
              '~run'(e, t) {
                return (e.value instanceof File ? (e.typed = !0) : o(this, 'type', e, t), e)
              },
            })
          },
          NpB: (e, t) =>
            h({
              ...e,
              fallback: t,
              '~run'(t, r) {
                const n = e['~run'](t, r)
                return n.issues ? { typed: !0, value: g(this, n, r) } : n
              },
            }),
          Oxt: function e(t, r, n) {
            return h({
              kind: 'schema',
              type: 'variant',
              reference: e,
              expects: 'Object',
              async: !1,
              key: t,
              options: r,
              message: n,
              '~run'(e, t) {
                const r = e.value
                if (r && 'object' == typeof r) {
                  let n,
                    i = 0,
                    s = this.key,
                    a = [],
                    l = (e, o) => {
                      for (const u of e.options) {
                        if ('variant' === u.type) l(u, new Set(o).add(u.key))
                        else {
                          let e = !0,
                            l = 0
                          for (const t of o) {
                            const n = u.entries[t]
                            if (
                              t in r
                                ? n['~run']({ typed: !1, value: r[t] }, f).issues
                                : 'exact_optional' !== n.type && 'optional' !== n.type && 'nullish' !== n.type
                            ) {
                              ;(e = !1),
                                s !== t && (i < l || (i === l && t in r && !(s in r))) && ((i = l), (s = t), (a = [])),
                                s === t && a.push(u.entries[t].expects)
                              break
                            }
                            l++
                          }
                          if (e) {
                            const e = u['~run']({ value: r }, t)
                            ;(n && (n.typed || !e.typed)) || (n = e)
                          }
                        }
                        if (n && !n.issues) break
                      }
                    }
                  if ((l(this, new Set([this.key])), n)) return n
                  o(this, 'type', e, t, {
                    input: r[s],
                    expected: c(a, '|'),
                    path: [{ type: 'object', origin: 'value', input: r, key: s, value: r[s] }],
                  })
                } else o(this, 'type', e, t)
                return e
              },
            })
          },
          RZV: function e(t) {
            return h({
              kind: 'schema',
              type: 'lazy',
              reference: e,
              expects: 'unknown',
              async: !1,
              getter: t,
              '~run'(e, t) {
                return this.getter(e.value)['~run'](e, t)
              },
            })
          },
          Roz: function e(t) {
            return {
              kind: 'transformation',
              type: 'to_number',
              reference: e,
              async: !1,
              message: t,
              '~run'(e, t) {
                try {
                  ;(e.value = Number(e.value)), isNaN(e.value) && (o(this, 'number', e, t), (e.typed = !1))
                } catch {
                  o(this, 'number', e, t), (e.typed = !1)
                }
                return e
              },
            }
          },
          Ru6: function e(t, r) {
            return {
              kind: 'validation',
              type: 'max_length',
              reference: e,
              async: !1,
              expects: `<=${t}`,
              requirement: t,
              message: r,
              '~run'(e, t) {
                return (
                  e.typed &&
                    e.value.length > this.requirement &&
                    o(this, 'length', e, t, { received: `${e.value.length}` }),
                  e
                )
              },
            }
          },
          Uq6: function e(t, r) {
            return {
              kind: 'validation',
              type: 'value',
              reference: e,
              async: !1,
              expects: t instanceof Date ? t.toJSON() : s(t),
              requirement: t,
              message: r,
              '~run'(e, t) {
                return (
                  e.typed &&
                    !u(this.requirement, e.value) &&
                    o(this, 'value', e, t, { received: e.value instanceof Date ? e.value.toJSON() : s(e.value) }),
                  e
                )
              },
            }
          },
          Wwf: function e(t, r) {
            return {
              kind: 'validation',
              type: 'min_value',
              reference: e,
              async: !1,
              expects: `>=${t instanceof Date ? t.toJSON() : s(t)}`,
              requirement: t,
              message: r,
              '~run'(e, t) {
                return (
                  e.typed &&
                    !(e.value >= this.requirement) &&
                    o(this, 'value', e, t, { received: e.value instanceof Date ? e.value.toJSON() : s(e.value) }),
                  e
                )
              },
            }
          },
          YOg: function e(t, r) {
            return h({
              kind: 'schema',
              type: 'array',
              reference: e,
              expects: 'Array',
              async: !1,
              item: t,
              message: r,
              '~run'(e, t) {
                const r = e.value
                if (Array.isArray(r)) {
                  ;(e.typed = !0), (e.value = [])
                  for (let n = 0; n < r.length; n++) {
                    const i = r[n],
                      s = this.item['~run']({ value: i }, t)
                    if (s.issues) {
                      const o = { type: 'array', origin: 'value', input: r, key: n, value: i }
                      for (const t of s.issues) t.path ? t.path.unshift(o) : (t.path = [o]), e.issues?.push(t)
                      if ((e.issues || (e.issues = s.issues), t.abortEarly)) {
                        e.typed = !1
                        break
                      }
                    }
                    s.typed || (e.typed = !1), e.value.push(s.value)
                  }
                } else o(this, 'type', e, t)
                return e
              },
            })
          },
          YjP: function e(t) {
            return h({
              kind: 'schema',
              type: 'string',
              reference: e,
              expects: 'string',
              async: !1,
              message: t,
              '~run'(e, t) {
                return ('string' == typeof e.value ? (e.typed = !0) : o(this, 'type', e, t), e)
              },
            })
          },
          _$n: function e(t) {
            return {
              kind: 'validation',
              type: 'iso_date',
              reference: e,
              async: !1,
              expects: null,
              requirement: d,
              message: t,
              '~run'(e, t) {
                return (e.typed && !this.requirement.test(e.value) && o(this, 'date', e, t), e)
              },
            }
          },
          _H3: function e(t, r) {
            return h({
              kind: 'schema',
              type: 'loose_object',
              reference: e,
              expects: 'Object',
              async: !1,
              entries: t,
              message: r,
              '~run'(e, t) {
                const r = e.value
                if (r && 'object' == typeof r) {
                  for (const n in ((e.typed = !0), (e.value = {}), this.entries)) {
                    const i = this.entries[n]
                    if (
                      n in r ||
                      (('exact_optional' === i.type || 'optional' === i.type || 'nullish' === i.type) &&
                        void 0 !== i.default)
                    ) {
                      const s = n in r ? r[n] : y(i),
                        o = i['~run']({ value: s }, t)
                      if (o.issues) {
                        const i = { type: 'object', origin: 'value', input: r, key: n, value: s }
                        for (const t of o.issues) t.path ? t.path.unshift(i) : (t.path = [i]), e.issues?.push(t)
                        if ((e.issues || (e.issues = o.issues), t.abortEarly)) {
                          e.typed = !1
                          break
                        }
                      }
                      o.typed || (e.typed = !1), (e.value[n] = o.value)
                    } else if (void 0 !== i.fallback) e.value[n] = g(i)
                    else if (
                      'exact_optional' !== i.type &&
                      'optional' !== i.type &&
                      'nullish' !== i.type &&
                      (o(this, 'key', e, t, {
                        input: void 0,
                        expected: `"${n}"`,
                        path: [{ type: 'object', origin: 'key', input: r, key: n, value: r[n] }],
                      }),
                      t.abortEarly)
                    )
                      break
                  }
                  if (!e.issues || !t.abortEarly)
                    for (const t in r) l(r, t) && !Object.hasOwn(this.entries, t) && (e.value[t] = r[t])
                } else o(this, 'type', e, t)
                return e
              },
            })
          },
          aig: function e(t) {
            return h({
              kind: 'schema',
              type: 'number',
              reference: e,
              expects: 'number',
              async: !1,
              message: t,
              '~run'(e, t) {
                return ('number' != typeof e.value || isNaN(e.value) ? o(this, 'type', e, t) : (e.typed = !0), e)
              },
            })
          },
          av0: function e(t) {
            return h({
              kind: 'schema',
              type: 'blob',
              reference: e,
              expects: 'Blob',
              async: !1,
              message: t,
              '~run'(e, t) {
                return (e.value instanceof Blob ? (e.typed = !0) : o(this, 'type', e, t), e)
              },
            })
          },
          bpZ: async (e, t, r) => {
            const n = await e['~run']({ value: t }, i(r))
            return { typed: n.typed, success: !n.issues, output: n.value, issues: n.issues }
          },
          cGV: function e(t, r) {
            return {
              kind: 'validation',
              type: 'max_value',
              reference: e,
              async: !1,
              expects: `<=${t instanceof Date ? t.toJSON() : s(t)}`,
              requirement: t,
              message: r,
              '~run'(e, t) {
                return (
                  e.typed &&
                    !(e.value <= this.requirement) &&
                    o(this, 'value', e, t, { received: e.value instanceof Date ? e.value.toJSON() : s(e.value) }),
                  e
                )
              },
            }
          },
          chJ: function e(t) {
            return h({
              kind: 'schema',
              type: 'null',
              reference: e,
              expects: 'null',
              async: !1,
              message: t,
              '~run'(e, t) {
                return (null === e.value ? (e.typed = !0) : o(this, 'type', e, t), e)
              },
            })
          },
          cl6: function e(t, r) {
            return h({
              kind: 'schema',
              type: 'nullish',
              reference: e,
              expects: `(${t.expects} | null | undefined)`,
              async: !1,
              wrapped: t,
              default: r,
              '~run'(e, t) {
                return (null === e.value || void 0 === e.value) &&
                  (void 0 !== this.default && (e.value = y(this, e, t)), null === e.value || void 0 === e.value)
                  ? ((e.typed = !0), e)
                  : this.wrapped['~run'](e, t)
              },
            })
          },
          euz: function e(t, r) {
            return h({
              kind: 'schema',
              type: 'literal',
              reference: e,
              expects: s(t),
              async: !1,
              literal: t,
              message: r,
              '~run'(e, t) {
                return (a(e.value, this.literal) ? (e.typed = !0) : o(this, 'type', e, t), e)
              },
            })
          },
          g1P: function e(t, r, n) {
            return h({
              kind: 'schema',
              type: 'record',
              reference: e,
              expects: 'Object',
              async: !1,
              key: t,
              value: r,
              message: n,
              '~run'(e, t) {
                const r = e.value
                if (r && 'object' == typeof r) {
                  for (const n in ((e.typed = !0), (e.value = {}), r))
                    if (l(r, n)) {
                      const i = r[n],
                        s = this.key['~run']({ value: n }, t)
                      if (s.issues) {
                        const o = { type: 'object', origin: 'key', input: r, key: n, value: i }
                        for (const t of s.issues) (t.path = [o]), e.issues?.push(t)
                        if ((e.issues || (e.issues = s.issues), t.abortEarly)) {
                          e.typed = !1
                          break
                        }
                      }
                      const o = this.value['~run']({ value: i }, t)
                      if (o.issues) {
                        const s = { type: 'object', origin: 'value', input: r, key: n, value: i }
                        for (const t of o.issues) t.path ? t.path.unshift(s) : (t.path = [s]), e.issues?.push(t)
                        if ((e.issues || (e.issues = o.issues), t.abortEarly)) {
                          e.typed = !1
                          break
                        }
                      }
                      ;(s.typed && o.typed) || (e.typed = !1), s.typed && (e.value[s.value] = o.value)
                    }
                } else o(this, 'type', e, t)
                return e
              },
            })
          },
          hq: function e(t) {
            return {
              kind: 'validation',
              type: 'non_empty',
              reference: e,
              async: !1,
              expects: '!0',
              message: t,
              '~run'(e, t) {
                return (e.typed && 0 === e.value.length && o(this, 'length', e, t, { received: '0' }), e)
              },
            }
          },
          is: (e, t) => !e['~run']({ value: t }, f).issues,
          lqM: function e(t, r) {
            return h({
              kind: 'schema',
              type: 'optional',
              reference: e,
              expects: `(${t.expects} | undefined)`,
              async: !1,
              wrapped: t,
              default: r,
              '~run'(e, t) {
                return void 0 === e.value && (void 0 !== this.default && (e.value = y(this, e, t)), void 0 === e.value)
                  ? ((e.typed = !0), e)
                  : this.wrapped['~run'](e, t)
              },
            })
          },
          mee: function e(t, r) {
            return h({
              kind: 'schema',
              type: 'nullable',
              reference: e,
              expects: `(${t.expects} | null)`,
              async: !1,
              wrapped: t,
              default: r,
              '~run'(e, t) {
                return null === e.value && (void 0 !== this.default && (e.value = y(this, e, t)), null === e.value)
                  ? ((e.typed = !0), e)
                  : this.wrapped['~run'](e, t)
              },
            })
          },
          ndf: function e(t) {
            return {
              kind: 'validation',
              type: 'integer',
              reference: e,
              async: !1,
              expects: null,
              requirement: Number.isInteger,
              message: t,
              '~run'(e, t) {
                return (e.typed && !this.requirement(e.value) && o(this, 'integer', e, t), e)
              },
            }
          },
          oau: function e(t, r) {
            return {
              kind: 'validation',
              type: 'some_item',
              reference: e,
              async: !1,
              expects: null,
              requirement: t,
              message: r,
              '~run'(e, t) {
                return (e.typed && !e.value.some(this.requirement) && o(this, 'item', e, t), e)
              },
            }
          },
          p6U: function e(t) {
            return h({
              kind: 'schema',
              type: 'date',
              reference: e,
              expects: 'Date',
              async: !1,
              message: t,
              '~run'(e, t) {
                return (
                  e.value instanceof Date
                    ? isNaN(e.value)
                      ? o(this, 'type', e, t, { received: '"Invalid Date"' })
                      : (e.typed = !0)
                    : o(this, 'type', e, t),
                  e
                )
              },
            })
          },
          pdi: function e(t) {
            return {
              kind: 'transformation',
              type: 'transform',
              reference: e,
              async: !1,
              operation: t,
              '~run'(e) {
                return ((e.value = this.operation(e.value)), e)
              },
            }
          },
          qFJ: function e(t, r) {
            return {
              kind: 'transformation',
              type: 'parse_json',
              reference: e,
              config: t,
              message: r,
              async: !1,
              '~run'(e, t) {
                try {
                  e.value = JSON.parse(e.value, this.config?.reviver)
                } catch (r) {
                  if (r instanceof Error) o(this, 'JSON', e, t, { received: `"${r.message}"` }), (e.typed = !1)
                  else throw r
                }
                return e
              },
            }
          },
          qTj: function e(t, r, n) {
            return {
              kind: 'validation',
              type: 'partial_check',
              reference: e,
              async: !1,
              expects: null,
              paths: t,
              requirement: r,
              message: n,
              '~run'(e, r) {
                return (
                  (e.typed ||
                    ((e, t) => {
                      if (e.issues)
                        for (const r of t)
                          for (const t of e.issues) {
                            let e = !1,
                              n = Math.min(r.length, t.path?.length ?? 0)
                            for (let i = 0; i < n; i++)
                              if (r[i] !== t.path[i].key && ('$' !== r[i] || 'array' !== t.path[i].type)) {
                                e = !0
                                break
                              }
                            if (!e) return !1
                          }
                      return !0
                    })(e, t)) &&
                    !this.requirement(e.value) &&
                    o(this, 'input', e, r),
                  e
                )
              },
            }
          },
          qgA: (e, t, r) => {
            const n = e['~run']({ value: t }, i(r))
            if (n.issues) throw new p(n.issues)
            return n.value
          },
          rej: function e(t, r) {
            return h({
              kind: 'schema',
              type: 'strict_object',
              reference: e,
              expects: 'Object',
              async: !1,
              entries: t,
              message: r,
              '~run'(e, t) {
                const r = e.value
                if (r && 'object' == typeof r) {
                  for (const n in ((e.typed = !0), (e.value = {}), this.entries)) {
                    const i = this.entries[n]
                    if (
                      n in r ||
                      (('exact_optional' === i.type || 'optional' === i.type || 'nullish' === i.type) &&
                        void 0 !== i.default)
                    ) {
                      const s = n in r ? r[n] : y(i),
                        o = i['~run']({ value: s }, t)
                      if (o.issues) {
                        const i = { type: 'object', origin: 'value', input: r, key: n, value: s }
                        for (const t of o.issues) t.path ? t.path.unshift(i) : (t.path = [i]), e.issues?.push(t)
                        if ((e.issues || (e.issues = o.issues), t.abortEarly)) {
                          e.typed = !1
                          break
                        }
                      }
                      o.typed || (e.typed = !1), (e.value[n] = o.value)
                    } else if (void 0 !== i.fallback) e.value[n] = g(i)
                    else if (
                      'exact_optional' !== i.type &&
                      'optional' !== i.type &&
                      'nullish' !== i.type &&
                      (o(this, 'key', e, t, {
                        input: void 0,
                        expected: `"${n}"`,
                        path: [{ type: 'object', origin: 'key', input: r, key: n, value: r[n] }],
                      }),
                      t.abortEarly)
                    )
                      break
                  }
                  if (!e.issues || !t.abortEarly) {
                    for (const n in r)
                      if (!Object.hasOwn(this.entries, n)) {
                        o(this, 'key', e, t, {
                          input: n,
                          expected: 'never',
                          path: [{ type: 'object', origin: 'key', input: r, key: n, value: r[n] }],
                        })
                        break
                      }
                  }
                } else o(this, 'type', e, t)
                return e
              },
            })
          },
          sYn: (e, t) => ({
            ...e,
            '~run'(r, n) {
              const i = r.issues && [...r.issues]
              if ((r = e['~run'](r, n)).issues) {
                for (const e of r.issues)
                  if (!i?.includes(e)) {
                    let n = r.value
                    for (const r of t) {
                      const t = n[r],
                        i = { type: 'unknown', origin: 'value', input: n, key: r, value: t }
                      if ((e.path ? e.path.push(i) : (e.path = [i]), !t)) break
                      n = t
                    }
                  }
              }
              return r
            },
          }),
          wkx: function e(t) {
            return { kind: 'transformation', type: 'brand', reference: e, async: !1, name: t, '~run': (e) => e }
          },
          xLC: (e, t, r) => {
            const n = e['~run']({ value: t }, i(r))
            return { typed: n.typed, success: !n.issues, output: n.value, issues: n.issues }
          },
          y$5: function e(t, r) {
            return h({
              kind: 'schema',
              type: 'intersect',
              reference: e,
              expects: c(
                t.map((e) => e.expects),
                '&',
              ),
              async: !1,
              options: t,
              message: r,
              '~run'(e, t) {
                if (this.options.length) {
                  let r,
                    n = e.value
                  for (const i of ((e.typed = !0), this.options)) {
                    const s = i['~run']({ value: n }, t)
                    if (s.issues) {
                      if (e.issues) for (const t of s.issues) e.issues.push(t)
                      else e.issues = s.issues
                      if (t.abortEarly) {
                        e.typed = !1
                        break
                      }
                    }
                    s.typed || (e.typed = !1), e.typed && (r ? r.push(s.value) : (r = [s.value]))
                  }
                  if (e.typed) {
                    e.value = r[0]
                    for (let n = 1; n < r.length; n++) {
                      const i = (function e(t, r) {
                        if (typeof t == typeof r) {
                          if (a(t, r) || (t instanceof Date && r instanceof Date && a(+t, +r))) return { value: t }
                          if (t && r && t.constructor === Object && r.constructor === Object) {
                            const n = { ...t, ...r }
                            for (const i in r)
                              if (Object.hasOwn(t, i) && Object.hasOwn(r, i)) {
                                const s = e(t[i], r[i])
                                if (s.issue) return s
                                n[i] = s.value
                              }
                            return { value: n }
                          }
                          if (Array.isArray(t) && Array.isArray(r) && t.length === r.length) {
                            const n = [...t]
                            for (let i = 0; i < t.length; i++) {
                              const s = e(t[i], r[i])
                              if (s.issue) return s
                              n[i] = s.value
                            }
                            return { value: n }
                          }
                        }
                        return { issue: !0 }
                      })(e.value, r[n])
                      if (i.issue) {
                        o(this, 'type', e, t, { received: 'unknown' })
                        break
                      }
                      e.value = i.value
                    }
                  }
                } else o(this, 'type', e, t)
                return e
              },
            })
          },
          yGV: function e(t, r) {
            return {
              kind: 'validation',
              type: 'regex',
              reference: e,
              async: !1,
              expects: `${t}`,
              requirement: t,
              message: r,
              '~run'(e, t) {
                return (e.typed && !this.requirement.test(e.value) && o(this, 'format', e, t), e)
              },
            }
          },
          z6Y: function e(t, r) {
            return {
              kind: 'validation',
              type: 'check',
              reference: e,
              async: !1,
              expects: null,
              requirement: t,
              message: r,
              '~run'(e, t) {
                return (e.typed && !this.requirement(e.value) && o(this, 'input', e, t), e)
              },
            }
          },
          zMY: function e(t) {
            return h({
              kind: 'schema',
              type: 'boolean',
              reference: e,
              expects: 'boolean',
              async: !1,
              message: t,
              '~run'(e, t) {
                return ('boolean' == typeof e.value ? (e.typed = !0) : o(this, 'type', e, t), e)
              },
            })
          },
        },
      )
    },
    2556(e, t, r) {
      var n,
        i = r(4602),
        s = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i,
        o = /^[\\/]{2}/,
        a = 'popstate'
      function l(e) {
        return (
          'object' == typeof e &&
          null != e &&
          'pathname' in e &&
          'search' in e &&
          'hash' in e &&
          'state' in e &&
          'key' in e
        )
      }
      function u(e, t) {
        if (!1 === e || null == e) throw Error(t)
      }
      function c(e, t) {
        if (!e) {
          'u' > typeof console && console.warn(t)
          try {
            throw Error(t)
          } catch (e) {}
        }
      }
      function h(e, t) {
        return {
          usr: e.state,
          key: e.key,
          idx: t,
          masked: e.mask ? { pathname: e.pathname, search: e.search, hash: e.hash } : void 0,
        }
      }
      function p(e, t, r = null, n, i) {
        return {
          pathname: 'string' == typeof e ? e : e.pathname,
          search: '',
          hash: '',
          ...('string' == typeof t ? f(t) : t),
          state: r,
          key: (t && t.key) || n || Math.random().toString(36).substring(2, 10),
          mask: i,
        }
      }
      function d({ pathname: e = '/', search: t = '', hash: r = '' }) {
        return (
          t && '?' !== t && (e += '?' === t.charAt(0) ? t : '?' + t),
          r && '#' !== r && (e += '#' === r.charAt(0) ? r : '#' + r),
          e
        )
      }
      function f(e) {
        const t = {}
        if (e) {
          const r = e.indexOf('#')
          r >= 0 && ((t.hash = e.substring(r)), (e = e.substring(0, r)))
          const n = e.indexOf('?')
          n >= 0 && ((t.search = e.substring(n)), (e = e.substring(0, n))), e && (t.pathname = e)
        }
        return t
      }
      new WeakMap()
      function g(e, t) {
        if ('/' === t) return e
        if (!e.toLowerCase().startsWith(t.toLowerCase())) return null
        const r = t.endsWith('/') ? t.length - 1 : t.length,
          n = e.charAt(r)
        return n && '/' !== n ? null : e.slice(r) || '/'
      }
      var y = class {
          constructor(e, t, r, n = !1) {
            ;(this.status = e),
              (this.statusText = t || ''),
              (this.internal = n),
              r instanceof Error ? ((this.data = r.toString()), (this.error = r)) : (this.data = r)
          }
        },
        v = 'u' > typeof window && void 0 !== window.document && void 0 !== window.document.createElement
      Object.getOwnPropertyNames(Object.prototype).sort().join('\0')
      var m = new URL('http://localhost')
      function b(e, t) {
        return e.origin === t.origin && ('null' !== e.origin || (e.protocol === t.protocol && e.host === t.host))
      }
      new WeakMap(), new WeakMap(), new WeakMap(), new WeakMap()
      var _ = [
          'about:',
          'blob:',
          'chrome:',
          'chrome-untrusted:',
          'content:',
          'data:',
          'devtools:',
          'file:',
          'filesystem:',
          'javascript:',
        ],
        w = i.createContext(null),
        O = i.createContext(null),
        k = i.createContext(!1),
        S = i.createContext(null),
        x = i.createContext({ outlet: null, matches: [], isDataRoute: !1 }),
        E = i.createContext(null),
        j = 'REACT_ROUTER_ERROR'
      ;(class extends i.Component {
        constructor(e) {
          super(e), (this.state = { location: e.location, revalidation: e.revalidation, error: e.error })
        }
        static getDerivedStateFromError(e) {
          return { error: e }
        }
        static getDerivedStateFromProps(e, t) {
          return t.location !== e.location || ('idle' !== t.revalidation && 'idle' === e.revalidation)
            ? { error: e.error, location: e.location, revalidation: e.revalidation }
            : {
                error: void 0 !== e.error ? e.error : t.error,
                location: t.location,
                revalidation: e.revalidation || t.revalidation,
              }
        }
        componentDidCatch(e, t) {
          this.props.onError
            ? this.props.onError(e, t)
            : console.error('React Router caught the following error during render', e)
        }
        render() {
          let e = this.state.error
          if (this.context && 'object' == typeof e && e && 'digest' in e && 'string' == typeof e.digest) {
            const t = ((e) => {
              if (e.startsWith(`${j}:ROUTE_ERROR_RESPONSE:{`))
                try {
                  const t = JSON.parse(e.slice(40))
                  if ('object' == typeof t && t && 'number' == typeof t.status && 'string' == typeof t.statusText)
                    return new y(t.status, t.statusText, t.data)
                } catch {}
            })(e.digest)
            t && (e = t)
          }
          const t =
            void 0 !== e
              ? i.createElement(
                  x.Provider,
                  { value: this.props.routeContext },
                  i.createElement(E.Provider, { value: e, children: this.props.component }),
                )
              : this.props.children
          return this.context ? i.createElement(R, { error: e }, t) : t
        }
      }).contextType = k
      var L = new WeakMap()
      function R({ children: e, error: t }) {
        const { basename: r, navigator: n } = i.useContext(S)
        if ('object' == typeof t && t && 'digest' in t && 'string' == typeof t.digest) {
          const e = ((e) => {
            if (e.startsWith(`${j}:REDIRECT:{`))
              try {
                const t = JSON.parse(e.slice(28))
                if (
                  'object' == typeof t &&
                  t &&
                  'number' == typeof t.status &&
                  'string' == typeof t.statusText &&
                  'string' == typeof t.location &&
                  'boolean' == typeof t.reloadDocument &&
                  'boolean' == typeof t.replace
                )
                  return t
              } catch {}
          })(t.digest)
          if (e) {
            const a = L.get(t)
            if (a) throw a
            const l = ((e, t) => {
                let r = e
                if ('string' != typeof r || !s.test(r)) return { absoluteURL: void 0, isExternal: !1, to: r }
                let n = r,
                  i = !1
                if (v)
                  try {
                    var a
                    const e = new URL(window.location.href),
                      n = new URL(o.test(r) ? ((a = r), e.protocol + a.replace(/\\/g, '/')) : r),
                      s = g(n.pathname, t)
                    n.origin === e.origin && null != s ? (r = s + n.search + n.hash) : (i = !0)
                  } catch (e) {
                    c(
                      !1,
                      `<Link to="${r}"> contains an invalid URL which will probably break when clicked - please update to a valid URL path.`,
                    )
                  }
                return { absoluteURL: n, isExternal: i, to: r }
              })(e.location, r),
              u = l.absoluteURL || l.to
            if (
              (!((e, t, r, n) => {
                let i = null
                try {
                  i = null == e ? null : new URL(e, r)
                } catch {}
                const s = new URL(t, r),
                  o = null != i && !b(i, r),
                  a = !b(s, r)
                if ('reject' === n) {
                  if (o || a) throw Error('External navigation is not allowed')
                } else if (
                  a &&
                  (null == i ||
                    !((e, t) => {
                      if (e.startsWith('//')) return !0
                      const r = t.protocol.toLowerCase()
                      return !!e.toLowerCase().startsWith(r) && ('' === t.host || e.slice(r.length).startsWith('//'))
                    })(e, i) ||
                    !b(i, s))
                )
                  throw Error('External navigation is not allowed')
              })(
                e.location,
                u,
                ((e) => {
                  if (e.createURL) return e.createURL('/')
                  try {
                    return new URL(e.createHref('/'), m)
                  } catch {
                    return m
                  }
                })(n),
                'allow-explicit',
              ),
              ((e) => {
                try {
                  return _.includes(new URL(e).protocol)
                } catch {
                  return !1
                }
              })(u))
            )
              throw Error('Invalid redirect location')
            if (v && !L.get(t))
              if (l.isExternal || e.reloadDocument) window.location.href = u
              else {
                const r = Promise.resolve().then(() =>
                  window.__reactRouterDataRouter.navigate(l.to, { replace: e.replace }),
                )
                throw (L.set(t, r), r)
              }
            return i.createElement('meta', { httpEquiv: 'refresh', content: `0;url=${u}` })
          }
        }
        return e
      }
      ;(n || (n = r.t(i, 2))).useOptimistic,
        i.Component,
        Object.getOwnPropertyNames(Object.prototype).sort().join('\0'),
        'u' > typeof window && window
      i.Component
      var A = 'u' > typeof window && void 0 !== window.document && void 0 !== window.document.createElement
      try {
        A && (window.__reactRouterVersion = '7.18.5')
      } catch (e) {}
      r.d(
        t,
        {},
        {
          TM: (e = {}) =>
            ((e, t, r, n = {}) => {
              let { window: i = document.defaultView, v5Compat: s = !1 } = n,
                c = i.history,
                f = 'POP',
                g = null,
                y = v()
              function v() {
                return (c.state || { idx: null }).idx
              }
              function m() {
                f = 'POP'
                const e = v(),
                  t = null == e ? null : e - y
                ;(y = e), g && g({ action: f, location: _.location, delta: t })
              }
              function b(e) {
                return ((e, t, r = !1) => {
                  let n = 'http://localhost'
                  e && (n = 'null' !== e.location.origin ? e.location.origin : e.location.href),
                    u(n, 'No window.location.(origin|href) available to create URL')
                  let i = 'string' == typeof t ? t : d(t)
                  return ((i = i.replace(/ $/, '%20')), !r && o.test(i) && (i = n + i), new URL(i, n))
                })(i, e)
              }
              null == y && ((y = 0), c.replaceState({ ...c.state, idx: y }, ''))
              const _ = {
                get action() {
                  return f
                },
                get location() {
                  return e(i, c)
                },
                listen(e) {
                  if (g) throw Error('A history only accepts one active listener')
                  return (
                    i.addEventListener(a, m),
                    (g = e),
                    () => {
                      i.removeEventListener(a, m), (g = null)
                    }
                  )
                },
                createHref: (e) => t(i, e),
                createURL: b,
                encodeLocation(e) {
                  const t = b(e)
                  return { pathname: t.pathname, search: t.search, hash: t.hash }
                },
                push: (e, t) => {
                  f = 'PUSH'
                  const n = l(e) ? e : p(_.location, e, t)
                  r && r(n, e)
                  const o = h(n, (y = v() + 1)),
                    a = _.createHref(n.mask || n)
                  try {
                    c.pushState(o, '', a)
                  } catch (e) {
                    if (e instanceof DOMException && 'DataCloneError' === e.name) throw e
                    i.location.assign(a)
                  }
                  s && g && g({ action: f, location: _.location, delta: 1 })
                },
                replace: (e, t) => {
                  f = 'REPLACE'
                  const n = l(e) ? e : p(_.location, e, t)
                  r && r(n, e)
                  const i = h(n, (y = v())),
                    o = _.createHref(n.mask || n)
                  c.replaceState(i, '', o), s && g && g({ action: f, location: _.location, delta: 0 })
                },
                go: (e) => c.go(e),
              }
              return _
            })(
              (e, t) => {
                let { pathname: r = '/', search: n = '', hash: i = '' } = f(e.location.hash.substring(1))
                return (
                  r.startsWith('/') || r.startsWith('.') || (r = '/' + r),
                  p(
                    '',
                    { pathname: r, search: n, hash: i },
                    (t.state && t.state.usr) || null,
                    (t.state && t.state.key) || 'default',
                  )
                )
              },
              (e, t) => {
                let r = e.document.querySelector('base'),
                  n = ''
                if (r && r.getAttribute('href')) {
                  const t = e.location.href,
                    r = t.indexOf('#')
                  n = -1 === r ? t : t.slice(0, r)
                }
                return n + '#' + ('string' == typeof t ? t : d(t))
              },
              (e, t) => {
                c(
                  '/' === e.pathname.charAt(0),
                  `relative pathnames are not supported in hash history.push(${JSON.stringify(t)})`,
                )
              },
              e,
            ),
        },
      )
    },
  },
])
