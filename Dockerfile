# docs/deploy.md. After `npm run build`: docker build -t gas-sales .
FROM nginx:1.28
WORKDIR /srv/gas-sales
RUN mkdir run && chown nginx run && ln -s /dev/stdout run/access.log && ln -s /dev/stderr run/error.log
COPY dist-deploy/nginx.conf .
COPY dist dist
USER nginx
# Mount cert.pem and key.pem, readable by the user nginx (101), at /srv/gas-sales/tls.
EXPOSE 443 80
CMD ["nginx", "-p", "/srv/gas-sales", "-c", "nginx.conf"]
