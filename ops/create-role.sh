#!/bin/sh
# Runs once, when PostgreSQL creates its files (compose.yaml): Traip's role owns its database and nothing else.
psql -v ON_ERROR_STOP=1 -U postgres -v password="$POSTGRES_PASSWORD" <<'END'
create role traip login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database traip owner traip;
END
# Only the user postgres of this container is the superuser; everyone else needs the password of the role.
cat > "$PGDATA/pg_hba.conf" <<'END'
local all         postgres peer
local replication postgres peer
local all         all      scram-sha-256
END
